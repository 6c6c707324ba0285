import { type Bits, setBit, wordsFor } from './bits.ts'
import type { Segment } from './segment.ts'
import type { Columns } from './columns.ts'
import { admissions, type LandedPricer } from './landed-pricer.ts'

/** Places of a segment by what a door says of their facts, whatever they cost. */
export interface LandedBits {
  /** May enter. */
  enters: Bits
  /** Nobody knows whether it may enter. */
  open: Bits
  /** The duty is known. */
  priced: Bits
  unpriced: Bits
  /** Nobody knows whether it may enter, or it may and the duty is not known. */
  openOrUnpriced: Bits
}

/** Some 20 kB a segment; they go with the door, or with the segment when it is built anew. */
const kept = new WeakMap<LandedPricer, WeakMap<Columns, LandedBits>>()

export function landedBitsOf(prices: LandedPricer, { columns }: Segment): LandedBits {
  let ofDoor = kept.get(prices)
  if (!ofDoor) {
    ofDoor = new WeakMap()
    kept.set(prices, ofDoor)
  }
  const known = ofDoor.get(columns)
  if (known) return known
  const { marks, areFinal } = draw(prices, columns)
  if (areFinal) ofDoor.set(columns, marks)
  return marks
}

function draw(prices: LandedPricer, { count, facts }: Columns) {
  const empty = () => new Uint32Array(wordsFor(count))
  const marks: LandedBits = {
    enters: empty(),
    open: empty(),
    priced: empty(),
    unpriced: empty(),
    openOrUnpriced: empty(),
  }
  let areFinal = true
  for (let position = 0; position < count; position += 1) {
    const number = facts[position] ?? 0
    // Facts that came after the door was made ready are judged before the next search.
    if (number >= prices.judged) areFinal = false
    const admission = prices.admission(number)
    // Whether the duty is known does not depend on the price.
    const isPriced = !Number.isNaN(prices.estimate(number, 0))
    if (admission === admissions.yes) setBit(marks.enters, position)
    if (admission === admissions.open) setBit(marks.open, position)
    setBit(isPriced ? marks.priced : marks.unpriced, position)
    const isOpen = admission === admissions.open || (admission === admissions.yes && !isPriced)
    if (isOpen) setBit(marks.openOrUnpriced, position)
  }
  return { marks, areFinal }
}
