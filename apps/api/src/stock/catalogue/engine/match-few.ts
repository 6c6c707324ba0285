import { hasBit } from './bits.ts'
import type { Segment } from './segment.ts'
import { type Columns, notKnown } from './columns.ts'
import type { Condition } from './conditions.ts'
import { none } from './dictionary.ts'
import { listOf } from './postings.ts'

/**
 * The positions of a segment for which every condition holds, in order, written to `positions`; returns how many. They are read off the
 * list of a rare value, and none of a segment's thousand words is touched: null where no condition asks for a value so rare.
 */
export function matchFew(
  segment: Segment,
  conditions: readonly Condition[],
  positions: Uint16Array,
): number | null {
  const list = shortList(segment, conditions)
  if (!list) return null
  let count = 0
  for (const position of list) {
    if (!hasBit(segment.live, position) || !fitsAt(segment, conditions, position)) continue
    positions[count] = position
    count += 1
  }
  return count
}

/**
 * Longer lists are not worth it: the bits of a segment are read one after the other, but what a position has beside its value lies
 * somewhere else for each condition, which memory answers slowly.
 */
const mostListed = 32

/** Of words, whose lists are long and many, none is looked for. */
function shortList(segment: Segment, conditions: readonly Condition[]): Uint16Array | null {
  for (const condition of conditions) {
    if (condition.kind !== 'values' || condition.codes.length !== 1) continue
    const [code = none] = condition.codes
    const postings = segment.values[condition.dimension]
    if (!postings || postings.frequent.has(code)) continue
    const list = listOf(postings, code)
    if (list.length <= mostListed) return list
  }
  return null
}

function fitsAt(
  { columns, ranges }: Segment,
  conditions: readonly Condition[],
  position: number,
): boolean {
  for (const condition of conditions) {
    if (condition.kind === 'values') {
      const code = columns.codes[condition.dimension]?.[position] ?? none
      if (!condition.codes.includes(code)) return false
    } else if (condition.kind === 'words') {
      if (!hasWords(columns, position, condition.codes)) return false
    } else if (condition.kind === 'door') {
      if (!condition.admits(columns.facts[position] ?? 0, columns.prices[position] ?? 0))
        return false
    } else {
      const { from, to } = condition.range
      const { filter } = condition
      const number =
        (filter === 'price' ? columns.prices : ranges[filter].numbers)[position] ?? notKnown
      // What is not known is less than any bound.
      if (number < Math.max(from, 0) || number > to) return false
    }
  }
  return true
}

function hasWords(
  { words, wordStarts }: Columns,
  position: number,
  codes: readonly number[],
): boolean {
  const from = wordStarts[position] ?? 0
  const to = wordStarts[position + 1] ?? 0
  for (const code of codes) {
    let at = from
    while (at < to && words[at] !== code) at += 1
    if (at === to) return false
  }
  return true
}
