import { type Article, type Refusal, unreachable } from '@bandari/sdk'
import { answer, api, clientOf, shortCache, languageWanted } from './api.ts'

export type ArticleSummary = Omit<Article, 'content' | 'picture'>

export const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Without the texts, which no list shows: the page must not carry them with it.
    listArticles: build.query<ArticleSummary[], void>({
      ...shortCache,
      queryFn: async (_, store) => {
        const list = await answer(
          clientOf(store).GET('/article-list/', {
            params: { query: { sid: 'kes', ...languageWanted(store) } },
          }),
        )
        return 'error' in list ? list : { data: [list.data].flat().map(summaryOf) }
      },
    }),
    getArticle: build.query<Article, number>({
      ...shortCache,
      queryFn: async (aid, store) => {
        const found = await answer(
          clientOf(store).GET('/article-list/', {
            params: { query: { aid, ...languageWanted(store) } },
          }),
        )
        if ('error' in found) return found
        const [article] = [found.data].flat()
        return article ? { data: article } : { error: missing }
      },
    }),
  }),
})

const missing: Refusal = {
  ...unreachable,
  status: 404,
  code: 'not_found',
  message: 'Not found.',
}

function summaryOf(article: Article): ArticleSummary {
  const { id, slug, title, summary, date_created, language, languages } = article
  return { id, slug, title, summary, date_created, language, languages }
}

export const { useListArticlesQuery, useGetArticleQuery } = articlesApi
