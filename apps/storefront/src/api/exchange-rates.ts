import type { ExchangeRate } from '@bandari/sdk'
import { answer, api, clientOf, shortCache } from './api.ts'

export const exchangeRatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExchangeRates: build.query<ExchangeRate[], void>({
      ...shortCache,
      queryFn: (_, store) => answer(clientOf(store).GET('/exchange-rates/')),
    }),
  }),
})

export const { useListExchangeRatesQuery } = exchangeRatesApi
