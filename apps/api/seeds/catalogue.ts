export type { DemoListing } from './listing.ts'

import { featured } from './featured.ts'
import type { DemoListing, ListingKind } from './listing.ts'
import { Dice } from './random.ts'
import { spareListing } from './spare-listing.ts'
import { drawTown, drawVehicle } from './vehicle-draw.ts'
import { drawAsked, vehicleListing } from './vehicle-listing.ts'

/** The mix of the stock: mostly cars for export. */
function drawKind(dice: Dice): ListingKind {
  const luck = dice.next()
  if (luck < 0.68) return 'export'
  if (luck < 0.82) return 'commercial'
  return luck < 0.9 ? 'local' : 'spare'
}

/** Listing `index` of the demo world: the same in a catalogue of any size, on any machine. */
export function listingAt(index: number): DemoListing {
  const dice = new Dice(index)
  const picked = featured[index]
  if (picked !== undefined) {
    const vehicle = { ...picked.vehicle, town: drawTown(dice) }
    const listing = vehicleListing(dice, { index, vehicle, asked: picked.asked })
    return { ...listing, createdDaysAgo: dice.between(0, 14) }
  }
  const kind = drawKind(dice)
  if (kind === 'spare') return spareListing(dice, index)
  const vehicle = drawVehicle(dice, kind)
  return vehicleListing(dice, { index, vehicle, asked: drawAsked(dice, vehicle) })
}

/** Listing `index` if it is a spare; far cheaper than drawing them all. */
export function spareAt(index: number): DemoListing | null {
  if (featured[index] !== undefined) return null
  return drawKind(new Dice(index)) === 'spare' ? listingAt(index) : null
}

export function* catalogueFor(n: number): Generator<DemoListing, void, undefined> {
  for (let index = 0; index < n; index += 1) yield listingAt(index)
}
