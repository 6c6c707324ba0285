import type { ListingRow } from './listings.store.ts'
import type { TakeDownCause } from './take-down.ts'

export type WishResult = 'ok' | 'no-change' | 'a-draft' | 'of-a-vendor' | 'promised' | 'no-reason'

/** The changes that support asks for; an absent field stays as it is. */
export interface ListingWish {
  taken_down?: boolean
  num_in_stock?: number
  reason?: string
  /** Of a take-down; `other` is said by the reason alone. */
  cause?: TakeDownCause
}

type Validated = Pick<ListingRow, 'vendor_id' | 'status' | 'taken_down' | 'quantity' | 'reserved'>

/**
 * A vendor's listing has the vendor's own switch, which a take-down overrules. Our own stock has no switch: a listing
 * of it that is taken down is a draft until it is restored.
 */
export function validateListingWish(listing: Validated, wish: ListingWish): WishResult {
  const { taken_down = listing.taken_down, num_in_stock = listing.quantity } = wish
  const movesStock = num_in_stock !== listing.quantity
  if (taken_down === listing.taken_down && !movesStock) return 'no-change'
  if (movesStock && listing.vendor_id !== null) return 'of-a-vendor'
  if (num_in_stock < listing.reserved) return 'promised'
  const hides = taken_down && !listing.taken_down
  if (hides && listing.vendor_id === null && listing.status === 'draft') return 'a-draft'
  const isExplained = hides && !movesStock && wish.cause !== undefined && wish.cause !== 'other'
  return isExplained || wish.reason ? 'ok' : 'no-reason'
}
