import {
  type Bits,
  countBits,
  countShared,
  hasBit,
  invert,
  keepOnly,
  positionsOf,
  wordsFor,
} from './bits.ts'
import { none } from './dictionary.ts'
import type { Segment } from './segment.ts'
import { mostPositions } from './columns.ts'
import { type Matcher, matchesAll } from './matchers.ts'
import { matchFew } from './match-few.ts'
import { openBits } from './open-bits.ts'
import { type Postings, positionsWith } from './postings.ts'
import { type Excluding, isExcluded } from '../filters/excluding.ts'
import { priceBucketOf, priceBuckets } from '../filters/price-buckets.ts'

/** Counts of a search without some of its filters. */
export interface FacetCounts {
  excluding: Excluding
  /** Vehicles that fit. */
  count: number
  /** By value, of each dimension that is wanted of them. */
  values: ReadonlyMap<number, Int32Array>
  /** By bucket of the price facet, when they are wanted. */
  prices: Int32Array | null
  /** By the number of each feature among the words; empty unless they are wanted. */
  features: ReadonlyMap<number, number>
}

export interface WantedCounts {
  excluding: Excluding
  dimensions: readonly number[]
  wantsPrices: boolean
  /** Numbers of features among the words. */
  features: readonly number[]
}

/** Exact counts of every wanted value, for each way to leave filters out. */
export function countFacets(
  segments: readonly Segment[],
  matchers: readonly Matcher[],
  { wanted, sizes }: { wanted: readonly WantedCounts[]; sizes: readonly number[] },
): FacetCounts[] {
  const counts = wanted.map(({ excluding, dimensions, wantsPrices, features }) => ({
    excluding,
    count: 0,
    values: new Map(dimensions.map((name) => [name, new Int32Array(sizes[name] ?? 1)])),
    prices: wantsPrices ? new Int32Array(priceBuckets) : null,
    features: new Map(features.map((code) => [code, 0])),
    kept: matchers.filter(({ filter }) => !isExcluded(filter, excluding)),
  }))
  for (const segment of segments) {
    const outside = new Set(matchers.filter((matcher) => matcher.isOutside(segment)))
    const masks = new SegmentMasks(segment)
    for (const one of counts) {
      if (!one.kept.some((matcher) => outside.has(matcher))) countSegment(segment, masks, one)
      countPending(segment, one)
    }
  }
  return counts
}

interface Running {
  count: number
  values: ReadonlyMap<number, Int32Array>
  prices: Int32Array | null
  features: Map<number, number>
  kept: readonly Matcher[]
}

const mask = openBits()
const positions = new Uint16Array(mostPositions)

function countSegment(segment: Segment, masks: SegmentMasks, running: Running): void {
  const few = matchFew(segment, running.kept, positions)
  if (few !== null) {
    running.count += few
    if (few > 0) addPlaces(segment, running, few)
    return
  }
  const words = wordsFor(segment.columns.count)
  mask.set(segment.live)
  for (const matcher of running.kept) keepOnly(mask, masks.of(matcher), words)
  const count = countBits(mask, words)
  running.count += count
  if (count === 0) return
  if (running.features.size > 0) addFeatures(segment, running.features, words)
  if (running.values.size === 0 && !running.prices) return
  if (2 * count > segment.columns.count) {
    addMost(segment, running, words)
    return
  }
  positionsOf(mask, words, positions)
  for (const [dimension, counts] of running.values) {
    const postings = segment.values[dimension]
    const column = segment.columns.codes[dimension]
    if (!postings || !column) continue
    if (count < effortOf(postings, words)) addEach(counts, column, count)
    else addByValue(counts, postings, words)
  }
  if (running.prices) addEach(running.prices, segment.priceBuckets, count)
}

/** The positions that each matcher of a search keeps, worked out when the first count asks. */
class SegmentMasks {
  readonly #segment: Segment
  readonly #known = new Map<Matcher, Bits>()

  constructor(segment: Segment) {
    this.#segment = segment
  }

  of(matcher: Matcher): Bits {
    const known = this.#known.get(matcher)
    if (known) return known
    const fitting = (open[this.#known.size] ??= openBits())
    matcher.write(this.#segment, fitting, wordsFor(this.#segment.columns.count))
    this.#known.set(matcher, fitting)
    return fitting
  }
}

/** One for each matcher at most, used again for each segment. */
const open: Bits[] = []

/** The first `count` of `positions`. */
function addPlaces(segment: Segment, { values, prices, features }: Running, count: number): void {
  const { columns } = segment
  for (let index = 0; features.size > 0 && index < count; index += 1) {
    const position = positions[index] ?? 0
    const end = columns.wordStarts[position + 1] ?? 0
    for (let at = columns.wordStarts[position] ?? 0; at < end; at += 1)
      addFeature(features, columns.words[at] ?? none)
  }
  for (const [dimension, counts] of values) {
    const column = segment.columns.codes[dimension]
    if (column) addEach(counts, column, count)
  }
  if (prices) addEach(prices, segment.priceBuckets, count)
}

/** Of the positions in `mask`. */
function addFeatures({ words: postings }: Segment, features: Map<number, number>, words: number) {
  for (const [code, before] of features) {
    const bits = postings.frequent.get(code)
    let count = bits ? countShared(bits, mask, words) : 0
    for (const position of positionsWith(postings, code)) if (hasBit(mask, position)) count += 1
    features.set(code, before + count)
  }
}

/** Nothing for a word of a title. */
function addFeature(features: Map<number, number>, code: number): void {
  const before = features.get(code)
  if (before !== undefined) features.set(code, before + 1)
}

function addEach(counts: Int32Array, column: Uint16Array | Uint8Array, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const value = column[positions[index] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

/** Most positions of the segment fit: what all of them have, less what the others have. */
function addMost(segment: Segment, { values, prices }: Running, words: number): void {
  const { count } = segment.columns
  invert(mask, count)
  const others = positionsOf(mask, words, positions)
  invert(mask, count)
  for (const [dimension, counts] of values) {
    const postings = segment.values[dimension]
    const column = segment.columns.codes[dimension]
    if (!postings || !column) continue
    if (others + postings.codes.length < effortOf(postings, words)) {
      addAll(counts, postings)
      takeEach(counts, column, others)
    } else addByValue(counts, postings, words)
  }
  if (!prices) return
  const { priceBucketCounts } = segment
  for (let bucket = 0; bucket < prices.length; bucket += 1)
    prices[bucket] = (prices[bucket] ?? 0) + (priceBucketCounts[bucket] ?? 0)
  takeEach(prices, segment.priceBuckets, others)
}

function addAll(counts: Int32Array, { codes, starts, frequent, frequentCounts }: Postings): void {
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
    const value = column[positions[index] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) - 1
  }
}

/** A word of bits is counted in half the time that a position takes (measured at ten million vehicles). */
const placesAWord = 0.5

/** What counting by the values' bits and lists takes, in positions looked at one by one. */
function effortOf({ frequent, positions: listed }: Postings, words: number): number {
  return frequent.size * words * placesAWord + listed.length
}

function addByValue(counts: Int32Array, postings: Postings, words: number): void {
  for (const [code, bits] of postings.frequent)
    counts[code] = (counts[code] ?? 0) + countShared(bits, mask, words)
  const { codes, starts, positions: listed } = postings
  for (const [index, code] of codes.entries()) {
    const end = starts[index + 1] ?? 0
    let count = 0
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      if (hasBit(mask, listed[at] ?? 0)) count += 1
    }
    counts[code] = (counts[code] ?? 0) + count
  }
}

function countPending({ pending }: Segment, running: Running): void {
  for (const vehicle of pending) {
    if (!matchesAll(vehicle, running.kept)) continue
    running.count += 1
    for (const [dimension, counts] of running.values) {
      const code = vehicle.codes[dimension] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    if (running.features.size > 0)
      for (const code of vehicle.words) addFeature(running.features, code)
    const bucket = priceBucketOf(vehicle.price)
    if (running.prices) running.prices[bucket] = (running.prices[bucket] ?? 0) + 1
  }
}
