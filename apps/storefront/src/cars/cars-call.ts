import type { VehicleSummary } from '@bandari/sdk'
import type { VehicleSearch } from '../api/catalogue.ts'
import type { SummaryQuestion } from '../api/summaries.ts'
import type { CarsChoice } from '../shared/addresses/cars-path.ts'
import { vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { destinationParams } from '../shared/destination/destination-params.ts'

/** The choice as the API's parameters. */
export function summaryCall({ make, model, body, country }: CarsChoice): SummaryQuestion {
  return {
    ...(make !== null && { make }),
    ...(model !== null && { model }),
    ...(body !== null && { body }),
    ...(country !== null && { country }),
  }
}

/** The vehicles of a page: what may enter its country first, as the search recommends them. */
export function vehiclesCall({ make, model, body, door }: VehicleSummary): VehicleSearch {
  return {
    page: '1',
    ordering: 'recommended',
    ...(make && { make: make.slug }),
    ...(model && { model: model.slug }),
    ...(body && { body: body.slug }),
    ...(door && destinationParams(door.destination)),
  }
}

interface Narrowing {
  year?: string
  min?: number
  max?: number
}

/** The same vehicles in the search, which narrows further and can be saved. */
export function searchPath(
  { make, model, body }: Pick<VehicleSummary, 'make' | 'model' | 'body'>,
  { year, min = 0, max = 0 }: Narrowing = {},
): string {
  const filters = [
    ...(year === undefined ? [] : [`year=${year}-${year}`]),
    ...(body ? [`body=${body.slug}`] : []),
  ]
  return vehiclesPath({
    class: null,
    make: make?.slug ?? null,
    model: model?.slug ?? null,
    min,
    max,
    filters: filters.join('&'),
  })
}
