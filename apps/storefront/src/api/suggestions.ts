import type { Suggestions } from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import { answer, api, clientOf } from './api.ts'

export type SuggestionQuery = operations['suggestSearches']['parameters']['query']

/** Only somebody who types in the search box asks for them. */
export const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestSearches: build.query<Suggestions, SuggestionQuery>({
      queryFn: (query, store) =>
        answer(clientOf(store).GET('/suggestions/', { params: { query } })),
    }),
  }),
})

export const { useSuggestSearchesQuery } = suggestionsApi
