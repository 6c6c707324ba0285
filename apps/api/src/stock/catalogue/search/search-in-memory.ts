import type { Database } from '../../../platform/db/database.ts'
import { lexemesOf } from '../names/words.store.ts'
import type { LandedFilter } from '../engine/landed-pricer.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import type { FoundPage, Slice } from '../engine/find-page.ts'
import { shownVehicles } from './shown-vehicles.ts'
import type { Narrowed } from './narrow-vehicles.ts'
import type { VehicleRows } from './vehicle-search.store.ts'

/** The memory searches by exact words or none; the database knows patterns and the operators of a simple query. */
export function isForMemory({ simple, wildcard }: Pick<Narrowed, 'simple' | 'wildcard'>): boolean {
  return simple === null && wildcard === null
}

/** The page's products are found in memory, with what their cards show. */
export async function searchInMemory(
  db: Database,
  model: VehicleIndex,
  { words, ...search }: Narrowed & Slice,
): Promise<VehicleRows> {
  const lexemes = words === null ? [] : await lexemesOf(db, words)
  const { total, vehicles } = model.find({ ...search, lexemes }, search)
  return { total, ...(await rowsOf(db, model, vehicles)) }
}

/** The cards of the vehicles, and what import rules may ask of each: the memory knows both. */
async function rowsOf(
  db: Database,
  model: VehicleIndex,
  vehicles: FoundPage['vehicles'],
): Promise<Pick<VehicleRows, 'rows' | 'facts'>> {
  const { facts: known } = model.dictionaries
  // Most searches are not asked what that costs at a door.
  const facts = () => new Map(vehicles.map(({ id, facts }) => [id, known.valueOf(facts)]))
  return { rows: await shownVehicles(db, model, vehicles), facts }
}

interface AtDoor {
  byDoor: boolean
  door: LandedFilter
}

/** The same for what fits a buyer's door, or in the order of its prices. */
export async function searchInMemoryAtDoor(
  db: Database,
  model: VehicleIndex,
  { words, door, ...search }: Narrowed & Slice & AtDoor,
): Promise<VehicleRows & { notKnown: number }> {
  const lexemes = words === null ? [] : await lexemesOf(db, words)
  const { total, vehicles, open } = model.findAtDoor({ ...search, lexemes }, search, door)
  return { total, ...(await rowsOf(db, model, vehicles)), notKnown: open }
}
