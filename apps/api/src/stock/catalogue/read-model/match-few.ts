import { hasBit } from './bits.ts'
import type { Chunk } from './chunk.ts'
import { type Columns, notKnown } from './columns.ts'
import type { Condition } from './conditions.ts'
import { none } from './dictionary.ts'
import { listOf } from './terms.ts'

/**
 * The places of a chunk for which every condition holds, in order, written to `places`; returns how many. They are read off the
 * list of a rare value, and none of a chunk's thousand words is touched: null where no condition asks for a value so rare.
 */
export function matchFew(
  chunk: Chunk,
  conditions: readonly Condition[],
  places: Uint16Array,
): number | null {
  const list = shortList(chunk, conditions)
  if (!list) return null
  let count = 0
  for (const place of list) {
    if (!hasBit(chunk.alive, place) || !fitsAt(chunk, conditions, place)) continue
    places[count] = place
    count += 1
  }
  return count
}

/**
 * Longer lists are not worth it: the bits of a chunk are read one after the other, but what a place has beside its value lies
 * somewhere else for each condition, which memory answers slowly.
 */
const mostListed = 32

/** Of words, whose lists are long and many, none is looked for. */
function shortList(chunk: Chunk, conditions: readonly Condition[]): Uint16Array | null {
  for (const condition of conditions) {
    if (condition.kind !== 'values' || condition.codes.length !== 1) continue
    const [code = none] = condition.codes
    const terms = chunk.values[condition.dimension]
    if (!terms || terms.frequent.has(code)) continue
    const list = listOf(terms, code)
    if (list.length <= mostListed) return list
  }
  return null
}

function fitsAt(
  { columns, ranges }: Chunk,
  conditions: readonly Condition[],
  place: number,
): boolean {
  for (const condition of conditions) {
    if (condition.kind === 'values') {
      const code = columns.codes[condition.dimension]?.[place] ?? none
      if (!condition.codes.includes(code)) return false
    } else if (condition.kind === 'words') {
      if (!hasWords(columns, place, condition.codes)) return false
    } else if (condition.kind === 'door') {
      if (!condition.admits(columns.facts[place] ?? 0, columns.prices[place] ?? 0)) return false
    } else {
      const { from, to } = condition.range
      const { filter } = condition
      const number =
        (filter === 'price' ? columns.prices : ranges[filter].numbers)[place] ?? notKnown
      // What is not known is less than any bound.
      if (number < Math.max(from, 0) || number > to) return false
    }
  }
  return true
}

function hasWords(
  { words, wordStarts }: Columns,
  place: number,
  codes: readonly number[],
): boolean {
  const from = wordStarts[place] ?? 0
  const to = wordStarts[place + 1] ?? 0
  for (const code of codes) {
    let at = from
    while (at < to && words[at] !== code) at += 1
    if (at === to) return false
  }
  return true
}
