import { useTranslate } from '@bandari/i18n/react'
import { ErrorAlert } from '@bandari/ui'
import { useListArticlesQuery } from '../api/articles.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { ArticleList } from '../shared/articles/ArticleList.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './HomePage.module.css'
import { referenceOf } from '../api/refusal.ts'

const shown = 6

export function LatestArticles() {
  const t = useTranslate()
  const { data: articles, error, refetch } = useListArticlesQuery()
  if (articles?.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="articles">
      <div className={css.heading}>
        <h2 id="articles">{t('shell.newsAndReviews')}</h2>
        <AppLink className={css.more} href={paths.articles()}>
          {t('home.allArticles')}
        </AppLink>
      </div>
      {error ? (
        <ErrorAlert
          title={t('home.failed')}
          reference={referenceOf(error)}
          onRetry={() => void refetch()}
        >
          {t('home.articlesFailed')}
        </ErrorAlert>
      ) : (
        <ArticleList label={t('shell.newsAndReviews')} articles={articles?.slice(0, shown)} />
      )}
    </section>
  )
}
