import { countBits, placesOf } from './bits.ts'
import { type Chunk, compare } from './chunk.ts'
import {
  type Columns,
  type IndexedVehicle,
  mostPlaces,
  shownAt,
  type ShownVehicle,
} from './columns.ts'
import type { Condition } from './conditions.ts'
import type { CountsWithin } from './known-counts.ts'
import { fitsAll, isOutside, matchChunk } from './match.ts'
import { openBits } from './open-bits.ts'
import { matchFew } from './match-few.ts'

export interface PlaceInList {
  descending: boolean
  limit: number
  offset: number
}

export interface FoundVehicle extends Pick<IndexedVehicle, 'id' | 'price' | 'facts'> {
  /** Put together for those that are shown. */
  shown: () => ShownVehicle
}

export interface FoundPage {
  total: number
  /** In the order of the search. */
  vehicles: FoundVehicle[]
}

const fitting = openBits()
const places = new Uint16Array(mostPlaces)

/**
 * Exact count and any page: chunks are counted in order, unless `known` has their counts, and only those that the page
 * overlaps are read.
 */
export function findPage(
  chunks: readonly Chunk[],
  conditions: readonly Condition[],
  { descending, limit, offset }: PlaceInList,
  known: CountsWithin | null = null,
): FoundPage {
  const vehicles: FoundPage['vehicles'] = []
  let total = 0
  for (let turn = 0; turn < chunks.length; turn += 1) {
    const index = descending ? chunks.length - 1 - turn : turn
    const chunk = chunks[index]
    if (!chunk) continue
    const counted = known?.get(index, chunk) ?? null
    const isBeside = vehicles.length === limit || (counted !== null && total + counted <= offset)
    if (counted !== null && isBeside) {
      total += counted
      continue
    }
    if (isEmpty(chunk, conditions)) {
      known?.set(index, chunk, 0)
      continue
    }
    const few = matchFew(chunk, conditions, places)
    const words = few === null ? matchChunk(chunk, conditions, fitting) : 0
    const added = chunk.added.filter((vehicle) => fitsAll(vehicle, conditions))
    const count = (few ?? countBits(fitting, words)) + added.length
    known?.set(index, chunk, count)
    const skip = Math.max(0, offset - total)
    if (skip < count && vehicles.length < limit) {
      const own = { descending, offset: skip, limit: limit - vehicles.length }
      const placed = few ?? placesOf(fitting, words, places)
      vehicles.push(...vehiclesOf(chunk, placed, added, own))
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
    if (!chunk || isEmpty(chunk, conditions)) continue
    const rest = { descending, limit: limit - vehicles.length, offset: 0 }
    vehicles.push(...findPage([chunk], conditions, rest).vehicles)
  }
  return vehicles
}

/** Whether nothing of the chunk fits: most chunks of a search by price, and of one for a rare word, are not looked at. */
function isEmpty(chunk: Chunk, conditions: readonly Condition[]): boolean {
  return chunk.added.length === 0 && conditions.some((condition) => isOutside(chunk, condition))
}

/** Of the first `count` of `places` and the vehicles that came later, in one order, those of the page. */
function vehiclesOf(
  chunk: Chunk,
  count: number,
  added: readonly IndexedVehicle[],
  { descending, limit, offset }: PlaceInList,
): FoundPage['vehicles'] {
  const all = count + added.length
  const [from, to] = descending
    ? [Math.max(0, all - offset - limit), all - offset]
    : [offset, Math.min(all, offset + limit)]
  const found = added.length === 0 ? [] : merged(chunk, count, added).slice(from, to)
  // Without newer ones only the page's own are made: a chunk may have thousands that fit.
  if (added.length === 0)
    for (let index = from; index < to; index += 1) found.push(at(chunk, index))
  return descending ? found.toReversed() : found
}

function merged(
  chunk: Chunk,
  count: number,
  added: readonly IndexedVehicle[],
): FoundPage['vehicles'] {
  const found: FoundPage['vehicles'] = []
  let next = 0
  for (let index = 0; index < count; index += 1) {
    const here = at(chunk, index)
    for (let newer = added[next]; newer && compare(newer, here) < 0; newer = added[next]) {
      found.push(newcomer(newer))
      next += 1
    }
    found.push(here)
  }
  found.push(...added.slice(next).map(newcomer))
  return found
}

function at({ columns }: Chunk, index: number): FoundPage['vehicles'][number] {
  return vehicleFound(columns, places[index] ?? 0)
}

export function vehicleFound(columns: Columns, place: number): FoundVehicle {
  const { ids, prices, facts } = columns
  return {
    id: ids[place] ?? 0,
    price: prices[place] ?? 0,
    facts: facts[place] ?? 0,
    shown: () => shownAt(columns, place),
  }
}

/** One that came since its chunk was built. */
export function newcomer(vehicle: IndexedVehicle): FoundVehicle {
  const { id, price, facts } = vehicle
  return { id, price, facts, shown: () => vehicle }
}
