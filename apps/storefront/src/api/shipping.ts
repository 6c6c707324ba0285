import type { Country, Destination } from '@bandari/sdk'
import { answer, api, clientOf, keepBriefly } from './api.ts'

export const shippingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDestinations: build.query<Destination[], void>({
      ...keepBriefly,
      queryFn: (_, store) => answer(clientOf(store).GET('/destinations/')),
    }),
    listCountries: build.query<Country[], void>({
      ...keepBriefly,
      queryFn: (_, store) => answer(clientOf(store).GET('/countries/')),
    }),
  }),
})

export const { useListDestinationsQuery, useListCountriesQuery } = shippingApi
