import type { VehicleTree } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import {
  listTreeMakes,
  listTreeModels,
  listTreeTrims,
  listTreeYears,
} from './vehicle-tree.store.ts'
import { trimChoices } from './vehicle-tree.view.ts'

const nothing: VehicleTree = { makes: [], models: [], years: [], trims: [] }

export const getVehicleTree: Handler<'getVehicleTree'> = async ({ db }, { query }) => {
  const { make, model, year } = query
  if (make === undefined && (model !== undefined || year !== undefined)) {
    return refuse(400, fieldErrors({ make: ['required'] }))
  }
  if (model === undefined && year !== undefined) {
    return refuse(400, fieldErrors({ model: ['required'] }))
  }
  const step = async (): Promise<Partial<VehicleTree>> => {
    if (make === undefined) return { makes: await listTreeMakes(db) }
    if (model === undefined) return { models: await listTreeModels(db, make) }
    if (year === undefined) return { years: await listTreeYears(db, { make, model }) }
    return { trims: trimChoices(await listTreeTrims(db, { make, model, year })) }
  }
  return { status: 200, body: { ...nothing, ...(await step()) } }
}
