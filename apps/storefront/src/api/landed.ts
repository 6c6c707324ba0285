import type { ImportDestination, ImportRules, LandedPrice } from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import { answer, api, clientOf, shortCache, languageWanted } from './api.ts'

export type LandedQuestion = NonNullable<operations['getLandedPrice']['parameters']['query']>

export const landedApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImportDestinations: build.query<ImportDestination[], void>({
      queryFn: (_, store) =>
        answer(
          clientOf(store).GET('/import-destinations/', {
            params: { query: languageWanted(store) },
          }),
        ),
    }),
    getLandedPrice: build.query<LandedPrice, LandedQuestion>({
      ...shortCache,
      queryFn: (question, store) => {
        const query = { ...question, ...languageWanted(store) }
        return answer(clientOf(store).GET('/landed-price/', { params: { query } }))
      },
    }),
    getImportRules: build.query<ImportRules, string>({
      queryFn: (country, store) => {
        const params = { path: { country }, query: languageWanted(store) }
        return answer(clientOf(store).GET('/import-rules/{country}/', { params }))
      },
    }),
  }),
})

export const { useListImportDestinationsQuery, useGetLandedPriceQuery, useGetImportRulesQuery } =
  landedApi
