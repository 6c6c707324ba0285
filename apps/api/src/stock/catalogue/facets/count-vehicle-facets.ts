import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { Database } from '../../../platform/db/database.ts'
import { countFacets, countFacetsOfHits, type FacetCount, withoutFilter } from './facets.store.ts'
import { vehicleFacets } from './facets.view.ts'
import { listNames, modelsOf } from '../names/names.store.ts'
import { narrowVehicles } from '../search/narrow-vehicles.ts'
import { activeFilters, type NarrowedSearch, type Parts, partsOf } from '../search/vehicle-parts.ts'
import { readVehicleQuery } from '../search/vehicle-query.ts'
import { doorFilter, isSearchedByDoor, modelForDoor, readDoorQuery } from '../door/door-query.ts'
import { isForMemory } from '../search/search-in-memory.ts'
import { countInMemory } from './count-in-memory.ts'
import { halvesOf, wantedFacets } from './wanted-facets.ts'
import { lexemesOf, readWords, type Words } from '../names/words.store.ts'

export const countVehicleFacets: Handler<'countVehicleFacets'> = async (context, call) => {
  const { query } = call
  const { db, listedVehicles } = context
  const asked = readVehicleQuery(query)
  if (!asked) return { status: 400, body: fieldErrors({ price__range: ['not_a_number'] }) }
  const { words: text, ...narrowed } = await narrowVehicles(context, asked)
  const door = await readDoorQuery(context, query)
  if (door?.refusal) return { status: 400, body: door.refusal }
  const byDoor = door && isSearchedByDoor(door.asked) ? door.asked : null
  const names = await listNames(db)
  const model = byDoor
    ? await modelForDoor(context)
    : isForMemory(narrowed)
      ? listedVehicles()
      : null
  if (model) {
    const search = { ...narrowed, lexemes: text ? await lexemesOf(db, text) : [] }
    const models = modelsOf(names, search.makeId).map(({ id }) => id)
    const door = byDoor && (await doorFilter(context, byDoor, { model, call }))
    return {
      status: 200,
      body: vehicleFacets(countInMemory(model, search, { models, door }), { search, names }),
    }
  }
  const words = text ? await readWords(db, text) : null
  const search = { ...narrowed, lexemes: words?.lexemes ?? [] }
  const models = modelsOf(names, search.makeId).map(({ id }) => id)
  const counts = words?.areRare
    ? await countHits(db, { search, words, models })
    : await countBits(db, partsOf(search), models)
  return { status: 200, body: vehicleFacets(counts, { search, names }) }
}

/** Counted side by side on two connections: one processor reads bits at the speed of its memory. */
async function countBits(
  db: Database,
  parts: Parts,
  models: readonly number[],
): Promise<FacetCount[]> {
  const [some, others] = halvesOf(wantedFacets(activeFilters(parts), models))
  const [first, second] = await Promise.all([
    countFacets(db, parts, some),
    countFacets(db, parts, others),
  ])
  return [...first, ...second.filter(({ dimension }) => dimension !== withoutFilter)]
}

interface Rare {
  search: NarrowedSearch
  words: Words
  models: readonly number[]
}

/** All hits have the words already; the bits count the vehicles without the words. */
async function countHits(db: Database, { search, words, models }: Rare): Promise<FacetCount[]> {
  const parts = partsOf({ ...search, lexemes: [] })
  const wanted = wantedFacets(activeFilters(parts), models)
  const [found, wordless] = await Promise.all([
    countFacetsOfHits(db, { words, parts }, wanted),
    countFacets(db, parts, []),
  ])
  const withoutWords = (value: string) => wordless.find((count) => count.value === value)?.n
  const n = withoutWords('') ?? 0
  return [
    ...found.filter(({ dimension, value }) => !(dimension === withoutFilter && isWide(value))),
    { dimension: withoutFilter, value: 'words', n },
    { dimension: withoutFilter, value: 'others', n: withoutWords('others') ?? n },
    { dimension: withoutFilter, value: 'all', n: withoutWords('all') ?? n },
  ]
}

/** These masks also leave out the words. */
function isWide(without: string): boolean {
  return without === 'others' || without === 'all'
}
