import { type Bits, wordsFor } from './bits.ts'
import type { Matcher } from './matchers.ts'
import type { Segment } from './segment.ts'

/** The positions of a segment that every matcher keeps, written to `bits`; returns how many words that are. */
export function matchSegment(segment: Segment, matchers: readonly Matcher[], bits: Bits): number {
  const words = wordsFor(segment.columns.count)
  bits.set(segment.live)
  for (const matcher of matchers) matcher.keep(segment, bits, words)
  return words
}

/** Whether nothing of the segment matches: most segments of a search by price, and of one for a rare word, are not looked at. */
export function isEmpty(segment: Segment, matchers: readonly Matcher[]): boolean {
  return segment.pending.length === 0 && matchers.some((matcher) => matcher.isOutside(segment))
}
