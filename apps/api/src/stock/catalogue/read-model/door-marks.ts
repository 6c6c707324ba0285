import { type Bits, setBit, wordsFor } from './bits.ts'
import type { Chunk } from './chunk.ts'
import type { Columns } from './columns.ts'
import { admissions, type DoorPrices } from './door-prices.ts'

/** Places of a chunk by what a door says of their facts, whatever they cost. */
export interface DoorMarks {
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

/** Some 20 kB a chunk; they go with the door, or with the chunk when it is built anew. */
const kept = new WeakMap<DoorPrices, WeakMap<Columns, DoorMarks>>()

export function marksOf(prices: DoorPrices, { columns }: Chunk): DoorMarks {
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

function draw(prices: DoorPrices, { count, facts }: Columns) {
  const empty = () => new Uint32Array(wordsFor(count))
  const marks: DoorMarks = {
    enters: empty(),
    open: empty(),
    priced: empty(),
    unpriced: empty(),
    openOrUnpriced: empty(),
  }
  let areFinal = true
  for (let place = 0; place < count; place += 1) {
    const number = facts[place] ?? 0
    // Facts that came after the door was made ready are judged before the next search.
    if (number >= prices.judged) areFinal = false
    const admission = prices.admission(number)
    // Whether the duty is known does not depend on the price.
    const isPriced = !Number.isNaN(prices.estimate(number, 0))
    if (admission === admissions.yes) setBit(marks.enters, place)
    if (admission === admissions.open) setBit(marks.open, place)
    setBit(isPriced ? marks.priced : marks.unpriced, place)
    const isOpen = admission === admissions.open || (admission === admissions.yes && !isPriced)
    if (isOpen) setBit(marks.openOrUnpriced, place)
  }
  return { marks, areFinal }
}
