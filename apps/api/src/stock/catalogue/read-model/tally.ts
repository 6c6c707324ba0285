import { type Bits, countBits, countShared, hasBit, keepOnly, placesOf, wordsFor } from './bits.ts'
import type { Chunk } from './chunk.ts'
import { mostPlaces } from './columns.ts'
import type { Condition } from './conditions.ts'
import { fits, isOutside, openBits, writeFitting } from './match.ts'
import type { Terms } from './terms.ts'
import { isDropped, type Without } from '../search/vehicle-parts.ts'
import { lastStep, stepOf } from '../search/price-steps.ts'

/** Counts of one way to leave filters out. */
export interface Tally {
  without: Without
  /** Vehicles that fit. */
  count: number
  /** By value, of each dimension that is wanted of them. */
  values: ReadonlyMap<number, Int32Array>
  /** By price step, when they are wanted. */
  steps: Int32Array | null
}

export interface WantedTally {
  without: Without
  dimensions: readonly number[]
  wantsSteps: boolean
}

/** One for each condition at most, used again for each chunk. */
const masks: Bits[] = []
const outside: boolean[] = []
const mask = openBits()
const places = new Uint16Array(mostPlaces)

/** Exact counts of every wanted value, for each way to leave filters out. */
export function tally(
  chunks: readonly Chunk[],
  conditions: readonly Condition[],
  { wanted, sizes }: { wanted: readonly WantedTally[]; sizes: readonly number[] },
): Tally[] {
  const tallies = wanted.map(({ without, dimensions, wantsSteps }) => ({
    without,
    count: 0,
    values: new Map(dimensions.map((name) => [name, new Int32Array(sizes[name] ?? 1)])),
    steps: wantsSteps ? new Int32Array(lastStep + 1) : null,
    kept: conditions.map(({ filter }) => !isDropped(filter, without)),
  }))
  for (const chunk of chunks) {
    for (const [index, condition] of conditions.entries()) {
      masks[index] ??= openBits()
      outside[index] = isOutside(chunk, condition)
      if (!outside[index]) writeFitting(chunk, condition, masks[index])
    }
    for (const one of tallies) {
      if (one.kept.every((isKept, index) => !isKept || !outside[index])) tallyPlaces(chunk, one)
      tallyAdded(chunk, conditions, one)
    }
  }
  return tallies
}

interface Running {
  count: number
  values: ReadonlyMap<number, Int32Array>
  steps: Int32Array | null
  kept: readonly boolean[]
}

function tallyPlaces(chunk: Chunk, running: Running): void {
  const words = wordsFor(chunk.columns.count)
  mask.set(chunk.alive)
  for (const [index, isKept] of running.kept.entries()) {
    const fitting = masks[index]
    if (isKept && fitting) keepOnly(mask, fitting, words)
  }
  const count = countBits(mask, words)
  if (count === 0) return
  running.count += count
  if (running.values.size === 0 && !running.steps) return
  placesOf(mask, words, places)
  for (const [dimension, counts] of running.values) {
    const terms = chunk.values[dimension]
    const column = chunk.columns.codes[dimension]
    if (!terms || !column) continue
    if (count < effortOf(terms, words)) addEach(counts, column, count)
    else addByValue(counts, terms, words)
  }
  if (running.steps) addEach(running.steps, chunk.steps, count)
}

function addEach(counts: Int32Array, column: Uint16Array | Uint8Array, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const value = column[places[index] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

/** What counting by the values' bits and lists takes, in places looked at one by one: a word takes about as long as a place. */
function effortOf({ frequent, places: listed }: Terms, words: number): number {
  return frequent.size * words + listed.length
}

function addByValue(counts: Int32Array, terms: Terms, words: number): void {
  for (const [code, bits] of terms.frequent)
    counts[code] = (counts[code] ?? 0) + countShared(bits, mask, words)
  const { codes, starts, places: listed } = terms
  for (const [index, code] of codes.entries()) {
    const end = starts[index + 1] ?? 0
    let count = 0
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      if (hasBit(mask, listed[at] ?? 0)) count += 1
    }
    counts[code] = (counts[code] ?? 0) + count
  }
}

function tallyAdded(chunk: Chunk, conditions: readonly Condition[], running: Running): void {
  for (const vehicle of chunk.added) {
    const isIn = conditions.every(
      (condition, index) => !running.kept[index] || fits(vehicle, condition),
    )
    if (!isIn) continue
    running.count += 1
    for (const [dimension, counts] of running.values) {
      const code = vehicle.codes[dimension] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    const step = stepOf(vehicle.price)
    if (running.steps) running.steps[step] = (running.steps[step] ?? 0) + 1
  }
}
