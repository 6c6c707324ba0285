import { buttonClass, EmptyState, ErrorAlert } from '@bandari/ui'
import { articlesApi, useListArticlesQuery } from '../api/articles.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { ArticleList } from '../shared/ArticleList.tsx'
import { listFacts, trailFacts } from '../shared/facts.ts'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import type { RouteModule } from '../shared/route.ts'
import { useSite } from '../shared/settings.ts'
import css from './ArticlesPage.module.css'
import { referenceOf } from '../api/refusal.ts'

export const articlesRoute: RouteModule = {
  Page: ArticlesPage,
  prefetch: ({ dispatch }) => dispatch(articlesApi.endpoints.listArticles.initiate()),
  status: ({ state }) =>
    articlesApi.endpoints.listArticles.select()(state).error === undefined ? 200 : 503,
}

/** All articles; the home page shows only the newest. */
function ArticlesPage() {
  const { origin } = useSite()
  const { data: articles = [] } = useListArticlesQuery()
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title="News and Reviews"
        description="Import rules, shipping, inspections, costs and how to avoid fraud: what to know before you buy a vehicle from abroad."
        canonical={paths.articles()}
        facts={[
          trailFacts(
            [{ label: 'Home', href: paths.home() }, { label: 'News and Reviews' }],
            origin,
          ),
          listFacts(
            articles.map((article) => ({ title: article.title, path: paths.article(article) })),
            origin,
          ),
        ]}
      />
      <h1>News and Reviews</h1>
      <p className={css.lead}>
        What to know before you buy a vehicle from abroad: rules, costs, papers and pitfalls.
      </p>
      <Articles />
    </div>
  )
}

function Articles() {
  const { data: articles, error, refetch } = useListArticlesQuery()
  if (error) {
    return (
      <ErrorAlert
        title="The articles could not be loaded"
        reference={referenceOf(error)}
        onRetry={() => void refetch()}
      >
        Check your connection and try again.
      </ErrorAlert>
    )
  }
  if (articles?.length === 0) {
    return (
      <EmptyState
        title="There are no articles yet"
        action={
          <AppLink className={buttonClass()} href={paths.home()}>
            Go to home page
          </AppLink>
        }
      />
    )
  }
  return (
    <>
      <h2 className="visually-hidden">All articles</h2>
      <ArticleList label="All articles" articles={articles} />
    </>
  )
}
