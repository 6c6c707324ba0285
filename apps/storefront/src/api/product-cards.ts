import type { ProductCard } from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import { answer, api, clientOf, shortCache } from './api.ts'

type Query = operations['listProductCards']['parameters']['query']

/** Ids of products in the order in which they are shown, and the destination that they are priced at. */
export interface CardsQuestion extends Omit<Query, 'ids'> {
  ids: readonly number[]
}

/** So many a call takes. */
const mostOfCall = 50

export const productCardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProductCards: build.query<ProductCard[], CardsQuestion>({
      ...shortCache,
      queryFn: async ({ ids, ...destination }, store) => {
        const cards: ProductCard[] = []
        for (let at = 0; at < ids.length; at += mostOfCall) {
          const query = { ...destination, ids: ids.slice(at, at + mostOfCall).join(',') }
          const page = await answer(clientOf(store).GET('/product-cards/', { params: { query } }))
          if ('error' in page) return page
          cards.push(...page.data)
        }
        return { data: cards }
      },
    }),
  }),
})

export const { useListProductCardsQuery } = productCardsApi
