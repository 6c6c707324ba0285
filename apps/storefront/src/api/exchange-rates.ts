import type { ExchangeRate } from '@bandari/sdk'
import { answer, api, clientOf, keepBriefly } from './api.ts'

export const exchangeRatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExchangeRates: build.query<ExchangeRate[], void>({
      ...keepBriefly,
      queryFn: (_, store) => answer(clientOf(store).GET('/exchange-rates/')),
    }),
  }),
})

export const { useListExchangeRatesQuery } = exchangeRatesApi
