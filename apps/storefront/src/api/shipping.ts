import type { Country, Destination } from '@bandari/sdk'
import { answer, api, clientOf, shortCache } from './api.ts'

export const shippingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDestinations: build.query<Destination[], void>({
      ...shortCache,
      queryFn: (_, store) => answer(clientOf(store).GET('/destinations/')),
    }),
    listCountries: build.query<Country[], void>({
      ...shortCache,
      queryFn: (_, store) => answer(clientOf(store).GET('/countries/')),
    }),
  }),
})

export const { useListDestinationsQuery, useListCountriesQuery } = shippingApi
