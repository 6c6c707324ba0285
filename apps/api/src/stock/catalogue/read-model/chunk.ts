import { type Bits, clearBit, hasBit, setRange, wordsFor } from './bits.ts'
import {
  type Columns,
  ColumnsBuilder,
  type IndexedVehicle,
  mostPlaces,
  vehicleAt,
} from './columns.ts'
import type { Dictionaries } from './dictionaries.ts'
import { mileageBounds, type RangeMarks, rangeMarksOf, usualNumbers } from './range-marks.ts'
import { type Terms, termsOf } from './terms.ts'
import { lastStep, stepOf } from '../search/price-steps.ts'

/** A run of vehicles that are neighbours by price and id, small enough to be built anew in a few milliseconds. */
export interface Chunk {
  columns: Columns
  /** Price steps by place. */
  steps: Uint8Array
  /** Places by price step. */
  stepCounts: Uint32Array
  /** By `dimensions`. */
  values: readonly Terms[]
  words: Terms
  ranges: Readonly<Record<'mileage' | 'year', RangeMarks>>
  /** The places whose vehicle is still listed. */
  alive: Bits
  gone: number
  /** Vehicles that came since it was built, in order. */
  added: IndexedVehicle[]
  /** Another number after each change, which no other chunk ever has. */
  stamp: number
}

/** Other years are looked at vehicle by vehicle. */
const mostYears = 48

let stamps = 0

function nextStamp(): number {
  stamps += 1
  return stamps
}

export function chunkOf(columns: Columns, dictionaries: Dictionaries): Chunk {
  const { count, wordStarts } = columns
  if (count > mostPlaces) throw new RangeError(`${count} vehicles in a chunk`)
  const alive = new Uint32Array(wordsFor(count))
  setRange(alive, 0, count)
  const steps = Uint8Array.from(columns.prices, stepOf)
  const stepCounts = new Uint32Array(lastStep + 1)
  for (const step of steps) stepCounts[step] = (stepCounts[step] ?? 0) + 1
  return {
    columns,
    steps,
    stepCounts,
    values: columns.codes.map((values, dimension) =>
      termsOf({ count, values, size: dictionaries.values[dimension]?.size ?? 1 }),
    ),
    words: termsOf({
      count,
      values: columns.words,
      starts: wordStarts,
      size: dictionaries.words.size,
    }),
    ranges: {
      mileage: rangeMarksOf(columns.mileages, mileageBounds),
      year: rangeMarksOf(columns.years, usualNumbers(columns.years, mostYears)),
    },
    alive,
    gone: 0,
    added: [],
    stamp: nextStamp(),
  }
}

/** A chunk that another process held. */
export function adopted(chunk: Chunk): Chunk {
  return { ...chunk, stamp: nextStamp() }
}

/** The order of a search, cheapest first. */
export function compare(
  one: Pick<IndexedVehicle, 'price' | 'id'>,
  other: Pick<IndexedVehicle, 'price' | 'id'>,
): number {
  return one.price - other.price || one.id - other.id
}

/** The first place whose vehicle does not come before this one. */
export function placeFor({ columns }: Chunk, key: Pick<IndexedVehicle, 'price' | 'id'>): number {
  const { prices, ids, count } = columns
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    const price = prices[middle] ?? 0
    if (price < key.price || (price === key.price && (ids[middle] ?? 0) < key.id)) low = middle + 1
    else high = middle
  }
  return low
}

export function addVehicle(chunk: Chunk, vehicle: IndexedVehicle): void {
  const after = chunk.added.findIndex((other) => compare(other, vehicle) > 0)
  chunk.added.splice(after < 0 ? chunk.added.length : after, 0, vehicle)
  chunk.stamp = nextStamp()
}

/** False when it has no such vehicle. */
export function removeVehicle(chunk: Chunk, key: Pick<IndexedVehicle, 'price' | 'id'>): boolean {
  const index = chunk.added.findIndex((other) => compare(other, key) === 0)
  if (index >= 0) {
    chunk.added.splice(index, 1)
    chunk.stamp = nextStamp()
    return true
  }
  const place = placeFor(chunk, key)
  const { ids, prices } = chunk.columns
  if (ids[place] !== key.id || prices[place] !== key.price || !hasBit(chunk.alive, place))
    return false
  clearBit(chunk.alive, place)
  chunk.gone += 1
  chunk.stamp = nextStamp()
  return true
}

/**
 * The same vehicles without a trace of what came and went: two chunks when they are far more than `size`, none when there
 * are none.
 */
export function rebuilt(chunk: Chunk, dictionaries: Dictionaries, size: number): Chunk[] {
  const { columns, alive, added, gone } = chunk
  const total = columns.count - gone + added.length
  const most = total > size * 1.5 ? Math.ceil(total / 2) : total
  const built: Chunk[] = []
  let builder = new ColumnsBuilder(most)
  const push = (vehicle: IndexedVehicle) => {
    builder.push(vehicle)
    if (builder.count < most) return
    built.push(chunkOf(builder.finish(), dictionaries))
    builder = new ColumnsBuilder(most)
  }
  let next = 0
  for (let place = 0; place < columns.count; place += 1) {
    if (!hasBit(alive, place)) continue
    const vehicle = vehicleAt(columns, place)
    for (; next < added.length; next += 1) {
      const newer = added[next]
      if (!newer || compare(newer, vehicle) > 0) break
      push(newer)
    }
    push(vehicle)
  }
  for (const vehicle of added.slice(next)) push(vehicle)
  if (builder.count > 0) built.push(chunkOf(builder.finish(), dictionaries))
  return built
}
