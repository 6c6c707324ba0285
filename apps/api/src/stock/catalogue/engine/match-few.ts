import { hasBit } from './bits.ts'
import type { Matcher } from './matchers.ts'
import type { Segment } from './segment.ts'

/**
 * The positions of a segment that every matcher keeps, in order, written to `positions`; returns how many. They are read off
 * the list of a rare value, and none of a segment's thousand words is touched: null where no matcher asks for a value so rare.
 */
export function matchFew(
  segment: Segment,
  matchers: readonly Matcher[],
  positions: Uint16Array,
): number | null {
  const list = shortList(segment, matchers)
  if (!list) return null
  let count = 0
  for (const position of list) {
    if (!hasBit(segment.live, position)) continue
    if (!matchers.every((matcher) => matcher.matchesAt(segment, position))) continue
    positions[count] = position
    count += 1
  }
  return count
}

/**
 * Longer lists are not worth it: the bits of a segment are read one after the other, but what a position has beside its value
 * lies somewhere else for each matcher, which memory answers slowly.
 */
const mostListed = 32

function shortList(segment: Segment, matchers: readonly Matcher[]): Uint16Array | null {
  for (const { listed } of matchers) {
    const list = listed?.(segment)
    if (list && list.length <= mostListed) return list
  }
  return null
}
