import type { ReactNode } from 'react'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import css from './ArticleText.module.css'
import { classNames } from '../basics/class-names.ts'

export interface ArticleTextProps {
  article: {
    title: string
    summary: string
    /** ISO date-time of its publication. */
    date_created: string
    /** Only content that the API has sanitised (clean-content.ts there), because it is drawn as it is. */
    content: string
  }
  /** Of its heading; 2 where the page has a heading of its own. */
  level?: 1 | 2
  /** Of title, summary and content, where it is not the page's. */
  lang?: string | undefined
  /** Its picture, between the summary and the text. */
  children?: ReactNode
}

/** An article as the storefront shows it, there and in the portal's preview. */
export function ArticleText({ article, level = 1, lang, children }: ArticleTextProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css.text}>
      <header className={css.header}>
        <Heading className={css.title} lang={lang}>
          {article.title}
        </Heading>
        <ArticleDate article={article} />
        <p className={css.summary} lang={lang}>
          {article.summary}
        </p>
      </header>
      {children}
      <div
        className={classNames('prose', css.content)}
        lang={lang}
        dangerouslySetInnerHTML={{ __html: article.content }}
      />
    </div>
  )
}

/** The date, and the fixed text next to it (buyer spec §2). */
export function ArticleDate({
  article: { date_created },
}: {
  article: Pick<ArticleTextProps['article'], 'date_created'>
}) {
  const format = useFormat()
  const t = useTranslate()
  return (
    <p className={css.date}>
      <time dateTime={date_created}>{format.date(date_created)}</time>
      {` · ${t('ui.readingTime')}`}
    </p>
  )
}
