import { Skeleton } from '@bandari/ui'
import type { ArticleSummary } from '../../api/articles.ts'
import { ArticleCard } from './ArticleCard.tsx'
import css from './ArticleCard.module.css'

interface ArticleListProps {
  label: string
  /** Undefined while they are on their way. */
  articles: readonly ArticleSummary[] | undefined
}

export function ArticleList({ label, articles }: ArticleListProps) {
  return (
    <ul className={`plain-list ${css.list}`} aria-label={label} aria-busy={!articles}>
      {articles
        ? articles.map((article) => <ArticleCard key={article.id} article={article} />)
        : Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton shape="block" height="190px" />
            </li>
          ))}
    </ul>
  )
}
