import type { ItemDetail, ItemSearchPage, SearchRecord } from '@bandari/sdk'
import type { ItemQuery } from '../shared/addresses/item-query.ts'
import { answer, api, clientOf } from './api.ts'

/** Null is the contract's 204: nothing found, or beyond the last page. */
export type ItemsFound = ItemSearchPage | null

export const itemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchItems: build.query<ItemsFound, ItemQuery>({
      queryFn: async ({ type, ...words }, store) => {
        const query = type === null ? words : { ...words, type }
        const found = await answer(
          clientOf(store).GET('/partner-one-search/', { params: { query } }),
        )
        if ('error' in found) return found
        const { data } = found
        return { data: data !== null && 'results' in data ? data : null }
      },
    }),
    getItem: build.query<ItemDetail, string>({
      queryFn: async (q, store) => {
        const query = { q, type: 'gsi' }
        const found = await answer(
          clientOf(store).GET('/partner-one-search/', { params: { query } }),
        )
        if ('error' in found) return found
        // With the reserved word `gsi` the answer is one item, never a page (contract A4).
        return { data: found.data as ItemDetail }
      },
    }),
    recordSearch: build.mutation<null, SearchRecord>({
      queryFn: (body, store) => answer<null>(clientOf(store).POST('/analytics/', { body })),
    }),
  }),
})

export const { useSearchItemsQuery, useGetItemQuery, useRecordSearchMutation } = itemsApi
