import { type Bits, keepOnly, setRange, wordsFor } from './bits.ts'
import { type Chunk, placeFor } from './chunk.ts'
import { type IndexedVehicle, mostPlaces } from './columns.ts'
import type { Condition } from './conditions.ts'
import { none } from './dictionary.ts'
import { keepInRange, writeInRange } from './range-marks.ts'
import { addTerm, hasTerm, type Terms } from './terms.ts'

/** Bits for a whole chunk, used again for each: a search makes no garbage. */
export function openBits(): Bits {
  return new Uint32Array(wordsFor(mostPlaces))
}

const alternatives = openBits()

/** The places of a chunk for which every condition holds, written to `fitting`; returns how many words that are. */
export function matchChunk(chunk: Chunk, conditions: readonly Condition[], fitting: Bits): number {
  const words = wordsFor(chunk.columns.count)
  fitting.set(chunk.alive)
  for (const condition of conditions) keepFitting(chunk, condition, fitting)
  return words
}

/** `fitting` keeps the places for which the condition holds. */
function keepFitting(chunk: Chunk, condition: Condition, fitting: Bits): void {
  const words = wordsFor(chunk.columns.count)
  if (condition.kind === 'words') {
    for (const code of condition.codes) keepTerms(chunk.words, [code], { fitting, words })
    return
  }
  if (condition.kind === 'door') {
    keepOnly(fitting, condition.marks(chunk), words)
    condition.keepPriced?.(chunk, { fitting, words })
    return
  }
  if (condition.kind === 'range' && condition.filter !== 'price') {
    keepInRange(chunk.ranges[condition.filter], condition.range, { fitting, words })
    return
  }
  const only = condition.kind === 'values' ? condition.codes[0] : undefined
  if (condition.kind === 'values' && condition.codes.length === 1 && only !== undefined) {
    const terms = chunk.values[condition.dimension]
    if (terms) keepTerms(terms, [only], { fitting, words })
    return
  }
  writeFitting(chunk, condition, alternatives)
  keepOnly(fitting, alternatives, words)
}

function keepTerms(
  terms: Terms,
  codes: readonly number[],
  { fitting, words }: { fitting: Bits; words: number },
): void {
  const only = codes.length === 1 ? terms.frequent.get(codes[0] ?? none) : undefined
  if (only) {
    keepOnly(fitting, only, words)
    return
  }
  alternatives.fill(0, 0, words)
  for (const code of codes) addTerm(alternatives, terms, code)
  keepOnly(fitting, alternatives, words)
}

/** The places for which one condition holds, whether their vehicles are still listed or not. */
export function writeFitting(chunk: Chunk, condition: Condition, fitting: Bits): void {
  const { columns } = chunk
  const words = wordsFor(columns.count)
  fitting.fill(0, 0, words)
  if (condition.kind === 'words') {
    setRange(fitting, 0, columns.count)
    for (const code of condition.codes) keepTerms(chunk.words, [code], { fitting, words })
  } else if (condition.kind === 'values') {
    const terms = chunk.values[condition.dimension]
    if (terms) for (const code of condition.codes) addTerm(fitting, terms, code)
  } else if (condition.kind === 'door') {
    fitting.set(condition.marks(chunk))
    condition.keepPriced?.(chunk, { fitting, words })
  } else if (condition.filter === 'price') {
    const { from, to } = condition.range
    setRange(
      fitting,
      placeFor(chunk, { price: from, id: 0 }),
      placeFor(chunk, { price: to, id: Number.MAX_SAFE_INTEGER }),
    )
  } else writeInRange(chunk.ranges[condition.filter], condition.range, fitting)
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
