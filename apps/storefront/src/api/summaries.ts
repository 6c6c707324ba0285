import type { VehicleAtDoor, VehicleSummary } from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import type { VehicleSearch } from './catalogue.ts'
import { answer, api, clientOf } from './api.ts'

export type SummaryQuestion = NonNullable<operations['getVehicleSummary']['parameters']['query']>

/** Full rows at 4, 3 and 2 across. */
const shown = 12

export const summariesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVehicleSummary: build.query<VehicleSummary, SummaryQuestion>({
      queryFn: (query, store) =>
        answer(clientOf(store).GET('/vehicle-summary/', { params: { query } })),
    }),
    // The first dozen of a search, for a page that must not carry all 25 with it.
    listSummaryVehicles: build.query<VehicleAtDoor[], VehicleSearch>({
      queryFn: async (search, store) => {
        const query = { ...search, shown }
        const page = await answer(clientOf(store).GET('/vehicles/', { params: { query } }))
        return 'error' in page ? page : { data: page.data.results.slice(0, shown) }
      },
    }),
  }),
})

export const { useGetVehicleSummaryQuery, useListSummaryVehiclesQuery } = summariesApi
