import { ErrorAlert } from '@bandari/ui'
import { useListArticlesQuery } from '../api/articles.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { ArticleList } from '../shared/ArticleList.tsx'
import { paths } from '../shared/paths.ts'
import css from './HomePage.module.css'
import { messages } from './messages.ts'
import { referenceOf } from '../api/refusal.ts'

const shown = 6

export function LatestArticles() {
  const { data: articles, error, refetch } = useListArticlesQuery()
  if (articles?.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="articles">
      <div className={css.heading}>
        <h2 id="articles">News and Reviews</h2>
        <AppLink className={css.more} href={paths.articles()}>
          All articles
        </AppLink>
      </div>
      {error ? (
        <ErrorAlert
          title={messages.homeDataFailed}
          reference={referenceOf(error)}
          onRetry={() => void refetch()}
        >
          The articles did not come.
        </ErrorAlert>
      ) : (
        <ArticleList label="News and Reviews" articles={articles?.slice(0, shown)} />
      )}
    </section>
  )
}
