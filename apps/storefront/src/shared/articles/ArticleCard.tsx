import { ArticleDate, Card } from '@bandari/ui'
import type { ArticleSummary } from '../../api/articles.ts'
import { AppLink } from '../page/AppLink.tsx'
import css from './ArticleCard.module.css'
import { paths } from '../addresses/paths.ts'
import { useLanguageOf } from '../page/use-language-of.ts'

/** An article in a list; the whole card leads to it. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { title, summary } = article
  const lang = useLanguageOf()(article)
  return (
    <Card as="li" linked className={css.card}>
      <h3 className={css.title}>
        <AppLink className={css.link} href={paths.article(article)} lang={lang}>
          {title}
        </AppLink>
      </h3>
      <p className={css.summary} lang={lang}>
        {summary}
      </p>
      <ArticleDate article={article} />
    </Card>
  )
}
