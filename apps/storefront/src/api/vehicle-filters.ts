import type { VehicleFacets, VehicleText } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'
import type { VehicleSearch } from './catalogue.ts'

export type FacetSearch = Omit<VehicleSearch, 'page' | 'ordering'>

/** What somebody typed, and the country whose money they mean. */
export interface TypedText {
  q: string
  literal?: boolean
  country?: string
}

/** Calls that only the search makes, apart from catalogue.ts, which every page loads. */
export const vehicleFiltersApi = api.injectEndpoints({
  endpoints: (build) => ({
    countVehicleFacets: build.query<VehicleFacets, FacetSearch>({
      queryFn: (query, store) =>
        answer(clientOf(store).GET('/vehicle-facets/', { params: { query } })),
    }),
    understandVehicleText: build.query<VehicleText, TypedText>({
      queryFn: (query, store) =>
        answer(clientOf(store).GET('/vehicle-text/', { params: { query } })),
    }),
  }),
})

export const { useCountVehicleFacetsQuery, useUnderstandVehicleTextQuery } = vehicleFiltersApi
