import { countBits, placesOf } from './bits.ts'
import { type Chunk, compare } from './chunk.ts'
import { type IndexedVehicle, mostPlaces } from './columns.ts'
import type { Condition } from './conditions.ts'
import { fitsAll, matchChunk, openBits } from './match.ts'

export interface PlaceInList {
  descending: boolean
  limit: number
  offset: number
}

export interface FoundPage {
  total: number
  /** In the order of the search. */
  vehicles: Pick<IndexedVehicle, 'id' | 'price' | 'facts'>[]
}

const fitting = openBits()
const places = new Uint16Array(mostPlaces)

/** Exact count and any page: chunks are counted in order, and only those that the page overlaps are read. */
export function findPage(
  chunks: readonly Chunk[],
  conditions: readonly Condition[],
  { descending, limit, offset }: PlaceInList,
): FoundPage {
  const vehicles: FoundPage['vehicles'] = []
  let total = 0
  for (let index = 0; index < chunks.length; index += 1) {
    const chunk = chunks[descending ? chunks.length - 1 - index : index]
    if (!chunk || isOutside(chunk, conditions)) continue
    const words = matchChunk(chunk, conditions, fitting)
    const added = chunk.added.filter((vehicle) => fitsAll(vehicle, conditions))
    const count = countBits(fitting, words) + added.length
    const skip = Math.max(0, offset - total)
    if (skip < count && vehicles.length < limit) {
      const found = vehiclesOf(chunk, placesOf(fitting, words, places), added)
      if (descending) found.reverse()
      vehicles.push(...found.slice(skip, skip + limit - vehicles.length))
    }
    total += count
  }
  return { total, vehicles }
}

/** As `findPage` for the first ones, without how many there are: chunks behind them are not looked at. */
export function findFirst(
  chunks: readonly Chunk[],
  conditions: readonly Condition[],
  { descending, limit }: Omit<PlaceInList, 'offset'>,
): FoundPage['vehicles'] {
  const vehicles: FoundPage['vehicles'] = []
  for (let index = 0; index < chunks.length && vehicles.length < limit; index += 1) {
    const chunk = chunks[descending ? chunks.length - 1 - index : index]
    if (!chunk || isOutside(chunk, conditions)) continue
    const rest = { descending, limit: limit - vehicles.length, offset: 0 }
    vehicles.push(...findPage([chunk], conditions, rest).vehicles)
  }
  return vehicles
}

/** A chunk is a run of prices: most lie outside a range, and are not looked at. */
function isOutside({ columns, added }: Chunk, conditions: readonly Condition[]): boolean {
  if (added.length > 0) return false
  const { prices, count } = columns
  const [lowest, highest] = [prices[0] ?? 0, prices[count - 1] ?? 0]
  return conditions.some((condition) => {
    if (condition.kind === 'door') return lowest > condition.atMost
    if (condition.kind !== 'range' || condition.filter !== 'price') return false
    return lowest > condition.range.to || highest < condition.range.from
  })
}

/** The first `count` of `places` and the vehicles that came later, in one order. */
function vehiclesOf(
  { columns }: Chunk,
  count: number,
  added: readonly IndexedVehicle[],
): FoundPage['vehicles'] {
  const { ids, prices, facts } = columns
  const found: FoundPage['vehicles'] = []
  let next = 0
  for (let index = 0; index < count; index += 1) {
    const place = places[index] ?? 0
    const here = { id: ids[place] ?? 0, price: prices[place] ?? 0, facts: facts[place] ?? 0 }
    for (let newer = added[next]; newer && compare(newer, here) < 0; newer = added[next]) {
      found.push(newer)
      next += 1
    }
    found.push(here)
  }
  found.push(...added.slice(next))
  return found
}
