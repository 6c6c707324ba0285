import { fitmentApi } from '../../api/fitment.ts'
import type { PrefetchLocation } from '../addresses/route.ts'
import { readSteps, readVehicle, treeSteps } from './vehicle-choice.ts'

/** Fetches the panel's content: the chosen vehicle's name, or the picker's choices so far. */
export async function prefetchPanel({ ask, search }: PrefetchLocation) {
  const { getTrim, getVehicleTree } = fitmentApi.endpoints
  const vehicle = readVehicle(search)
  if (vehicle) return ask(getTrim, vehicle.trim)
  const steps = treeSteps(readSteps(search))
  return Promise.all(steps.map((step) => ask(getVehicleTree, step)))
}
