import {
  type Bits,
  countBits,
  countShared,
  hasBit,
  invert,
  keepOnly,
  placesOf,
  wordsFor,
} from './bits.ts'
import type { Chunk } from './chunk.ts'
import { mostPlaces } from './columns.ts'
import type { Condition } from './conditions.ts'
import { fitsAll, isOutside, writeFitting } from './match.ts'
import { matchFew } from './match-few.ts'
import { openBits } from './open-bits.ts'
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
    kept: conditions.filter(({ filter }) => !isDropped(filter, without)),
  }))
  for (const chunk of chunks) {
    const outside = new Set(conditions.filter((condition) => isOutside(chunk, condition)))
    const masks = new ChunkMasks(chunk)
    for (const one of tallies) {
      if (!one.kept.some((condition) => outside.has(condition))) tallyChunk(chunk, masks, one)
      tallyAdded(chunk, one)
    }
  }
  return tallies
}

interface Running {
  count: number
  values: ReadonlyMap<number, Int32Array>
  steps: Int32Array | null
  kept: readonly Condition[]
}

const mask = openBits()
const places = new Uint16Array(mostPlaces)

function tallyChunk(chunk: Chunk, masks: ChunkMasks, running: Running): void {
  const few = matchFew(chunk, running.kept, places)
  if (few !== null) {
    running.count += few
    if (few > 0) addPlaces(chunk, running, few)
    return
  }
  const words = wordsFor(chunk.columns.count)
  mask.set(chunk.alive)
  for (const condition of running.kept) keepOnly(mask, masks.of(condition), words)
  const count = countBits(mask, words)
  running.count += count
  if (count === 0 || (running.values.size === 0 && !running.steps)) return
  if (2 * count > chunk.columns.count) {
    addMost(chunk, running, words)
    return
  }
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

/** The places of which each condition of a search holds, worked out when the first tally asks. */
class ChunkMasks {
  readonly #chunk: Chunk
  readonly #known = new Map<Condition, Bits>()

  constructor(chunk: Chunk) {
    this.#chunk = chunk
  }

  of(condition: Condition): Bits {
    const known = this.#known.get(condition)
    if (known) return known
    const fitting = (open[this.#known.size] ??= openBits())
    writeFitting(this.#chunk, condition, fitting)
    this.#known.set(condition, fitting)
    return fitting
  }
}

/** One for each condition at most, used again for each chunk. */
const open: Bits[] = []

/** The first `count` of `places`. */
function addPlaces(chunk: Chunk, { values, steps }: Running, count: number): void {
  for (const [dimension, counts] of values) {
    const column = chunk.columns.codes[dimension]
    if (column) addEach(counts, column, count)
  }
  if (steps) addEach(steps, chunk.steps, count)
}

function addEach(counts: Int32Array, column: Uint16Array | Uint8Array, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const value = column[places[index] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

/** Most places of the chunk fit: what all of them have, less what the others have. */
function addMost(chunk: Chunk, { values, steps }: Running, words: number): void {
  const { count } = chunk.columns
  invert(mask, count)
  const others = placesOf(mask, words, places)
  invert(mask, count)
  for (const [dimension, counts] of values) {
    const terms = chunk.values[dimension]
    const column = chunk.columns.codes[dimension]
    if (!terms || !column) continue
    if (others + terms.codes.length < effortOf(terms, words)) {
      addAll(counts, terms)
      takeEach(counts, column, others)
    } else addByValue(counts, terms, words)
  }
  if (!steps) return
  const { stepCounts } = chunk
  for (let step = 0; step < steps.length; step += 1)
    steps[step] = (steps[step] ?? 0) + (stepCounts[step] ?? 0)
  takeEach(steps, chunk.steps, others)
}

function addAll(counts: Int32Array, { codes, starts, frequent, frequentCounts }: Terms): void {
  let at = 0
  for (const code of frequent.keys()) {
    counts[code] = (counts[code] ?? 0) + (frequentCounts[at] ?? 0)
    at += 1
  }
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0
    counts[code] = (counts[code] ?? 0) + (starts[index + 1] ?? 0) - (starts[index] ?? 0)
  }
}

function takeEach(counts: Int32Array, column: Uint16Array | Uint8Array, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const value = column[places[index] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) - 1
  }
}

/** A word of bits is counted in half the time that a place takes (measured at ten million vehicles). */
const placesAWord = 0.5

/** What counting by the values' bits and lists takes, in places looked at one by one. */
function effortOf({ frequent, places: listed }: Terms, words: number): number {
  return frequent.size * words * placesAWord + listed.length
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

function tallyAdded({ added }: Chunk, running: Running): void {
  for (const vehicle of added) {
    if (!fitsAll(vehicle, running.kept)) continue
    running.count += 1
    for (const [dimension, counts] of running.values) {
      const code = vehicle.codes[dimension] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    const step = stepOf(vehicle.price)
    if (running.steps) running.steps[step] = (running.steps[step] ?? 0) + 1
  }
}
