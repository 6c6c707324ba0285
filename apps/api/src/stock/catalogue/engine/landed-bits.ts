import { type Bits, setBit, wordsFor } from './bits.ts'
import type { Segment } from './segment.ts'
import type { Columns } from './columns.ts'
import { admissions, type LandedPricer } from './landed-pricer.ts'

/** Places of a segment by what a destination says of their facts, whatever they cost. */
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

/** Some 20 kB a segment; they go with the pricer, or with the segment when it is built anew. */
const cached = new WeakMap<LandedPricer, WeakMap<Columns, LandedBits>>()

export function landedBitsOf(pricer: LandedPricer, { columns }: Segment): LandedBits {
  let ofPricer = cached.get(pricer)
  if (!ofPricer) {
    ofPricer = new WeakMap()
    cached.set(pricer, ofPricer)
  }
  const known = ofPricer.get(columns)
  if (known) return known
  const { marks, areFinal } = draw(pricer, columns)
  if (areFinal) ofPricer.set(columns, marks)
  return marks
}

function draw(pricer: LandedPricer, { count, facts }: Columns) {
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
    // Facts that came after the pricer was made ready are judged before the next search.
    if (number >= pricer.judged) areFinal = false
    const admission = pricer.admission(number)
    // Whether the duty is known does not depend on the price.
    const isPriced = !Number.isNaN(pricer.estimate(number, 0))
    if (admission === admissions.yes) setBit(marks.enters, position)
    if (admission === admissions.open) setBit(marks.open, position)
    setBit(isPriced ? marks.priced : marks.unpriced, position)
    const isOpen = admission === admissions.open || (admission === admissions.yes && !isPriced)
    if (isOpen) setBit(marks.openOrUnpriced, position)
  }
  return { marks, areFinal }
}
