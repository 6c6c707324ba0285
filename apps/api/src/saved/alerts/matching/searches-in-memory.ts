import type { SavedQuery } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { openYielder } from '../../../core/yield-to-event-loop.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listNamesByText, type NamesByText } from '../../../stock/catalogue/names/names.store.ts'
import type { Clause } from '../../../stock/catalogue/search/clauses.store.ts'
import {
  lookupInMemory,
  resolveSearch,
  type VehicleSearch,
} from '../../../stock/catalogue/search/resolve-search.ts'
import { readVehicleQuery } from '../../../stock/catalogue/search/vehicle-query.ts'
import { type AskedRow, searchesSince } from './asked-searches.store.ts'
import { SearchIndex } from './search-index.ts'

/** What only the database, or a destination's prices of today, can tell of a listing. */
export interface Rest {
  /** Clauses without a matcher. */
  clauses: readonly Clause[]
  /** The query, where it asks for a landed price or for what may be imported. */
  landed: SavedQuery | null
}

/** The saved searches of a database, as this process holds them. */
interface Memory {
  index: SearchIndex<Rest>
  seen: { snapshot: string; epoch: string } | null
  readAt: number
  names: NamesByText | null
  /** Those that name a make or a model that was not there. */
  unnamed: AskedRow[]
}

/** Everything is read anew so often, because searches that were removed stay, and makes may get other names. */
const readAnewAfter = 6 * 3600_000

const memories = new WeakMap<Database, Memory>()

type Needs = Pick<Context, 'db' | 'clock' | 'listedVehicles'>

/** Every saved search that is committed, in this process's memory; `tx` reads what is new. */
export async function savedSearchIndex(context: Needs, tx: Database): Promise<SearchIndex<Rest>> {
  const known = memories.get(context.db)
  const isOld = known && performance.now() - known.readAt > readAnewAfter
  const memory = known && !isOld ? known : freshMemory()
  // Where this fails halfway, everything is read anew.
  memories.delete(context.db)
  const { rows, ...seen } = await searchesSince(tx, memory.seen?.snapshot ?? null)
  if (memory.seen && memory.seen.epoch !== seen.epoch) return savedSearchIndex(context, tx)
  const names = await listNamesByText(context.db)
  const again = memory.names === names ? [] : memory.unnamed.splice(0)
  const yieldToEventLoop = openYielder()
  for (const row of [...again, ...rows]) {
    await takeSearch(context, memory, row)
    await yieldToEventLoop()
  }
  Object.assign(memory, { seen, names })
  memories.set(context.db, memory)
  return memory.index
}

function freshMemory(): Memory {
  return {
    index: new SearchIndex(),
    seen: null,
    readAt: performance.now(),
    names: null,
    unnamed: [],
  }
}

async function takeSearch(context: Needs, memory: Memory, row: AskedRow): Promise<void> {
  const asked = readVehicleQuery(row.query)
  if (!asked) return
  const { slugs, ...others } = asked
  // What slugs stand for the index knows of the listings.
  const search = await resolveSearch(context, { ...others, slugs: {} }, lookupInMemory(context.db))
  if (namesUnknown(search)) {
    memory.unnamed.push(row)
    return
  }
  const clauses = search.clauses.filter(({ matcher }) => matcher === null)
  const { may_import: mayImport = false, budget } = row.query
  const landed = mayImport || budget !== undefined ? row.query : null
  const rest = landed || clauses.length > 0 ? { clauses, landed } : null
  memory.index.add({ id: row.id, clauses: search.clauses, slugs, rest })
}

function namesUnknown({ makeId, modelId }: VehicleSearch): boolean {
  return makeId < 0 || modelId < 0
}
