import type { Handler } from '../../../core/contract.ts'
import { toDecimal } from '../../../core/money.ts'
import { notFound } from '../../../core/refusal.ts'
import { listerOf } from '../../../stock/listings/lister.ts'
import { findListing } from '../../../stock/listings/listing.store.ts'
import { findFloor } from '../floors.store.ts'

export const getOfferFloor: Handler<'getOfferFloor'> = async ({ db }, { path, account }) => {
  const listing = await findListing(db, { id: path.id, lister: listerOf(account) })
  if (!listing) return notFound
  const floor = await findFloor(db, listing.id)
  return { status: 200, body: { floor: floor === null ? null : toDecimal(floor) } }
}
