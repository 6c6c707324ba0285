import { type Problem, problem } from '../../core/problem.ts'
import { plainChassis } from '../listings/same-chassis.ts'
import type { KnownListing } from './settle.ts'

/** What a row says of which listing it is. */
export interface RowIdentity {
  /** Our number of the listing, which an export carries. */
  id: number | null
  /** The seller's own stock number. */
  reference: string | null
  chassis: string | null
}

/** The seller's listings that the rows of a file may be. */
export interface KnownListings {
  byId: ReadonlyMap<number, KnownListing>
  byReference: ReadonlyMap<string, KnownListing>
  /** By plain chassis number, oldest first; without what is sold, because a car may come back to whoever sold it. */
  byChassis: ReadonlyMap<string, readonly KnownListing[]>
}

export type IdentifiedBy = 'listing' | 'reference' | 'chassis'

export type Identification =
  | { known: KnownListing; by: IdentifiedBy }
  | { known: null; by: null }
  | { problem: Problem; in: IdentifiedBy }

export function indexKnown(listings: readonly KnownListing[]): KnownListings {
  const inStock = listings.filter(({ quantity, reserved }) => quantity > reserved)
  const chassisOf = ({ chassis_number }: KnownListing) => plainChassis(chassis_number ?? '')
  return {
    byId: new Map(listings.map((listing) => [listing.id, listing])),
    byReference: new Map(
      listings.flatMap((listing) =>
        listing.vendor_reference === null ? [] : [[listing.vendor_reference, listing] as const],
      ),
    ),
    byChassis: Map.groupBy(
      inStock.filter((listing) => chassisOf(listing) !== ''),
      chassisOf,
    ),
  }
}

/**
 * The listing that a row is: by our number first, then by the seller's, then by the chassis. Our number is never made
 * anew, so a row with one that is not among the seller's listings is refused.
 */
export function identify(said: RowIdentity, known: KnownListings): Identification {
  const { id, reference } = said
  const named = reference === null ? undefined : known.byReference.get(reference)
  if (id === null) return named ? { known: named, by: 'reference' } : byChassis(said, known)
  const own = known.byId.get(id)
  if (!own) return { in: 'listing', problem: problem('row_listing_unknown', { listing: `${id}` }) }
  if (reference === null || !named || named.id === id) return { known: own, by: 'listing' }
  const values = { listing: `${id}`, reference, other: `${named.id}` }
  return { in: 'reference', problem: problem('row_listing_disagrees', values) }
}

/**
 * A row under a stock number of its own is another listing than the one that has its chassis under another number of the
 * seller's; that is refused, because one of the two is mistaken. A number that we made says nothing.
 */
function byChassis({ reference, chassis }: RowIdentity, { byChassis: holders }: KnownListings) {
  const [holder] = chassis === null ? [] : (holders.get(plainChassis(chassis)) ?? [])
  if (!holder) return { known: null, by: null }
  if (reference === null || hasMadeNumber(holder)) return { known: holder, by: 'chassis' } as const
  const values = { reference: holder.vendor_reference ?? '' }
  return { in: 'chassis', problem: problem('row_chassis_of_own', values) } as const
}

/** Whether nobody but us numbered the listing. */
function hasMadeNumber({ vendor_reference, reference }: KnownListing): boolean {
  return vendor_reference === null || vendor_reference === reference
}
