import { useTranslate } from '@bandari/i18n/react'
import type { Article } from '@bandari/sdk'
import { ArticleText, Breadcrumbs, buttonClass, ErrorAlert, Picture, Skeleton } from '@bandari/ui'
import { Languages } from 'lucide-react'
import { useParams } from '../shared/addresses/params.ts'
import { articlesApi, useGetArticleQuery, useListArticlesQuery } from '../api/articles.ts'
import { pageStatus } from '../api/page-status.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { ContactAside } from '../shared/page/ContactAside.tsx'
import { NotFound } from '../shared/page/NotFound.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useLanguageOf } from '../shared/page/use-language-of.ts'
import { articleId } from './article-id.ts'
import { ArticleHead } from './ArticleHead.tsx'
import css from './ArticlePage.module.css'

export const articleRoute: RouteModule = {
  Page: ArticlePage,
  prefetch: async ({ ask, params }) => {
    const id = articleId(params['id'])
    if (id === null) return
    const { getArticle, listArticles } = articlesApi.endpoints
    await Promise.all([ask(getArticle, id), ask(listArticles)])
  },
  status: ({ state, params }) => {
    const id = articleId(params['id'])
    if (id === null) return 404
    const { error } = articlesApi.endpoints.getArticle.select(id)(state)
    return pageStatus(error)
  },
}

function ArticlePage() {
  const t = useTranslate()
  const id = articleId(useParams()['id'])
  const { currentData, error, refetch } = useGetArticleQuery(id ?? 0, { skip: id === null })
  const refusal = asRefusal(error)
  if (id === null || refusal?.status === 404) return <NotFound />
  if (refusal) {
    return (
      <div className={`container ${css.page}`}>
        <PageHead title={t('articles.article')} />
        <h1 className="visually-hidden">{t('articles.article')}</h1>
        <ErrorAlert
          title={t('articles.failed')}
          reference={refusal.requestId}
          onRetry={() => void refetch()}
        >
          {t('shell.checkConnection')}
        </ErrorAlert>
      </div>
    )
  }
  return currentData ? <Content article={currentData} /> : <ArticleSkeleton />
}

function Content({ article }: { article: Article }) {
  const t = useTranslate()
  const lang = useLanguageOf()(article)
  const trail = [
    { label: t('shell.home'), href: paths.home() },
    { label: t('shell.newsAndReviews'), href: paths.articles() },
    { label: article.title },
  ]
  return (
    <div className={`container ${css.page}`}>
      <ArticleHead article={article} />
      <Breadcrumbs items={trail} linkComponent={AppLink} />
      <div className={css.columns}>
        <article className={css.article}>
          {lang !== undefined && (
            <p className={css.language}>
              <Languages size={18} aria-hidden="true" />
              {t('articles.writtenInEnglish')}
            </p>
          )}
          <ArticleText article={article} lang={lang}>
            {article.picture && (
              <div className={css.picture} lang={lang}>
                <Picture
                  src={article.picture.url}
                  alt={article.picture.alt}
                  sizes="(min-width: 769px) 720px, 100vw"
                  eager
                />
              </div>
            )}
          </ArticleText>
          <p className={css.onward}>
            <AppLink className={buttonClass({ size: 'large' })} href={paths.vehicles()}>
              {t('articles.searchCars')}
            </AppLink>
            <AppLink
              className={buttonClass({ variant: 'secondary', size: 'large' })}
              href={paths.importGuides()}
            >
              {t('shell.importGuides')}
            </AppLink>
          </p>
        </article>
        <aside className={css.aside} aria-label={t('articles.more')}>
          <MoreArticles besides={article.id} />
          <ContactAside />
        </aside>
      </div>
    </div>
  )
}

function MoreArticles({ besides }: { besides: number }) {
  const t = useTranslate()
  const { data: articles = [] } = useListArticlesQuery()
  const langOf = useLanguageOf()
  const others = articles.filter(({ id }) => id !== besides).slice(0, 4)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="more">
      <h2 className={css.title} id="more">
        {t('articles.moreToRead')}
      </h2>
      <ul className="plain-list">
        {others.map((other) => (
          <li key={other.id} className={css.other}>
            <AppLink className={css.link} href={paths.article(other)} lang={langOf(other)}>
              {other.title}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ArticleSkeleton() {
  const t = useTranslate()
  return (
    <div className={`container ${css.page}`} aria-busy="true">
      <PageHead title={t('articles.loadingTitle')} />
      <p className="visually-hidden" role="status">
        {t('articles.loading')}
      </p>
      <div className={css.article}>
        <Skeleton shape="block" height="80px" />
        <Skeleton shape="block" height="480px" />
      </div>
    </div>
  )
}
