import { type Bits, clearRange, keepOnly, setRange, wordsFor } from './bits.ts'
import { type Chunk, placeFor } from './chunk.ts'
import type { IndexedVehicle } from './columns.ts'
import type { Condition } from './conditions.ts'
import { none } from './dictionary.ts'
import { keepInRange, writeInRange } from './range-marks.ts'
import { hasTerm, keepTerms, writeTerms } from './terms.ts'
import type { PriceRange } from '../search/price-steps.ts'

/** The places of a chunk for which every condition holds, written to `fitting`; returns how many words that are. */
export function matchChunk(chunk: Chunk, conditions: readonly Condition[], fitting: Bits): number {
  const words = wordsFor(chunk.columns.count)
  fitting.set(chunk.alive)
  for (const condition of conditions) keepFitting(chunk, condition, fitting)
  return words
}

/** `fitting` keeps the places for which the condition holds. */
function keepFitting(chunk: Chunk, condition: Condition, fitting: Bits): void {
  const { columns, values, ranges } = chunk
  const words = wordsFor(columns.count)
  if (condition.kind === 'words') {
    for (const code of condition.codes) keepTerms(fitting, chunk.words, { codes: [code], words })
  } else if (condition.kind === 'values') {
    const { dimension, codes } = condition
    const terms = values[dimension]
    if (terms) keepTerms(fitting, terms, { codes, words })
  } else if (condition.kind === 'door') {
    keepOnly(fitting, condition.marks(chunk), words)
    condition.keepPriced?.(chunk, { fitting, words })
  } else if (condition.filter === 'price') {
    const [from, to] = placesWithin(chunk, condition.range)
    clearRange(fitting, 0, from)
    clearRange(fitting, to, columns.count)
  } else keepInRange(ranges[condition.filter], condition.range, { fitting, words })
}

/** The places for which one condition holds, whether their vehicles are still listed or not. */
export function writeFitting(chunk: Chunk, condition: Condition, fitting: Bits): void {
  const { columns, values, ranges } = chunk
  const words = wordsFor(columns.count)
  if (condition.kind === 'words') {
    const [first = none, ...others] = condition.codes
    writeTerms(fitting, chunk.words, { codes: [first], words })
    for (const code of others) keepTerms(fitting, chunk.words, { codes: [code], words })
  } else if (condition.kind === 'values') {
    const { dimension, codes } = condition
    const terms = values[dimension]
    if (terms) writeTerms(fitting, terms, { codes, words })
  } else if (condition.kind === 'door') {
    fitting.set(condition.marks(chunk))
    condition.keepPriced?.(chunk, { fitting, words })
  } else if (condition.filter === 'price') {
    fitting.fill(0, 0, words)
    setRange(fitting, ...placesWithin(chunk, condition.range))
  } else writeInRange(ranges[condition.filter], condition.range, fitting)
}

/** From the first place on, before the second. */
function placesWithin(chunk: Chunk, { from, to }: PriceRange): [number, number] {
  const first = placeFor(chunk, { price: from, id: 0 })
  const end = placeFor(chunk, { price: to, id: Number.MAX_SAFE_INTEGER })
  return [first, Math.max(first, end)]
}

/** Whether no place of the chunk fits, as far as that can be told without looking at places. */
export function isOutside({ columns, values, words }: Chunk, condition: Condition): boolean {
  if (condition.kind === 'words') return condition.codes.some((code) => !hasTerm(words, code))
  if (condition.kind === 'values') {
    const terms = values[condition.dimension]
    return !terms || condition.codes.every((code) => !hasTerm(terms, code))
  }
  // A chunk is a run of prices: most lie outside a range.
  const { prices, count } = columns
  const [lowest, highest] = [prices[0] ?? 0, prices[count - 1] ?? 0]
  if (condition.kind === 'door') return lowest > condition.atMost
  if (condition.filter !== 'price') return false
  return lowest > condition.range.to || highest < condition.range.from
}

export function fits(vehicle: IndexedVehicle, condition: Condition): boolean {
  if (condition.kind === 'words')
    return condition.codes.every((code) => vehicle.words.includes(code))
  if (condition.kind === 'values')
    return condition.codes.includes(vehicle.codes[condition.dimension] ?? none)
  if (condition.kind === 'door') return condition.admits(vehicle.facts, vehicle.price)
  const { from, to } = condition.range
  // What is not known is less than any bound.
  return vehicle[condition.filter] >= Math.max(from, 0) && vehicle[condition.filter] <= to
}

export function fitsAll(vehicle: IndexedVehicle, conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => fits(vehicle, condition))
}
