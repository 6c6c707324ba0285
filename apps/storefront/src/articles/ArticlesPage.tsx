import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, EmptyState, ErrorAlert } from '@bandari/ui'
import { articlesApi, useListArticlesQuery } from '../api/articles.ts'
import { pageStatus } from '../api/page-status.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { ArticleList } from '../shared/articles/ArticleList.tsx'
import { listFacts, trailFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useAddress } from '../shared/page/settings.ts'
import css from './ArticlesPage.module.css'
import { referenceOf } from '../api/refusal.ts'

export const articlesRoute: RouteModule = {
  Page: ArticlesPage,
  prefetch: ({ ask }) => ask(articlesApi.endpoints.listArticles),
  status: ({ state }) => pageStatus(articlesApi.endpoints.listArticles.select()(state).error),
}

/** All articles; the home page shows only the newest. */
function ArticlesPage() {
  const t = useTranslate()
  const addressOf = useAddress()
  const { data: articles = [] } = useListArticlesQuery()
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title={t('shell.newsAndReviews')}
        description={t('articles.description')}
        canonical={paths.articles()}
        facts={[
          trailFacts(
            [{ label: t('shell.home'), href: paths.home() }, { label: t('shell.newsAndReviews') }],
            addressOf,
          ),
          listFacts(
            articles.map((article) => ({ title: article.title, path: paths.article(article) })),
            addressOf,
          ),
        ]}
      />
      <h1>{t('shell.newsAndReviews')}</h1>
      <p className={css.lead}>
        {t('articles.lead')}{' '}
        <AppLink href={paths.importGuides()}>{t('shell.importGuides')}</AppLink>
      </p>
      <Articles />
    </div>
  )
}

function Articles() {
  const t = useTranslate()
  const { data: articles, error, refetch } = useListArticlesQuery()
  if (error) {
    return (
      <ErrorAlert
        title={t('articles.listFailed')}
        reference={referenceOf(error)}
        onRetry={() => void refetch()}
      >
        {t('shell.checkConnection')}
      </ErrorAlert>
    )
  }
  if (articles?.length === 0) {
    return (
      <EmptyState
        title={t('articles.none')}
        action={
          <AppLink className={buttonClass()} href={paths.home()}>
            {t('shell.goHome')}
          </AppLink>
        }
      />
    )
  }
  return (
    <>
      <h2 className="visually-hidden">{t('articles.all')}</h2>
      <ArticleList label={t('articles.all')} articles={articles} />
    </>
  )
}
