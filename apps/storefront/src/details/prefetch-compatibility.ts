import { fitmentApi } from '../api/fitment.ts'
import { prefetchPanel } from '../shared/fitting/prefetch.ts'
import { readVehicle } from '../shared/fitting/vehicle-choice.ts'
import type { PrefetchLocation } from '../shared/addresses/route.ts'

export async function prefetchCompatibility(place: PrefetchLocation, id: number) {
  const { getProductFitment } = fitmentApi.endpoints
  const vehicle = readVehicle(place.search)
  await Promise.all([prefetchPanel(place), place.ask(getProductFitment, { id, vehicle })])
}
