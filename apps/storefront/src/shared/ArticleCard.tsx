import { ArticleDate, Card } from '@bandari/ui'
import type { ArticleSummary } from '../api/articles.ts'
import { AppLink } from './AppLink.tsx'
import css from './ArticleCard.module.css'
import { paths } from './paths.ts'

/** An article in a list; the whole card leads to it. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { title, summary } = article
  return (
    <Card as="li" linked className={css.card}>
      <h3 className={css.title}>
        <AppLink className={css.link} href={paths.article(article)}>
          {title}
        </AppLink>
      </h3>
      <p className={css.summary}>{summary}</p>
      <ArticleDate article={article} />
    </Card>
  )
}
