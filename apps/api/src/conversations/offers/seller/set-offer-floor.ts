import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { fromDecimal, toDecimal } from '../../../core/money.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { listerOf } from '../../../stock/listings/lister.ts'
import { lockListing } from '../../../stock/listings/listing.store.ts'
import { findFloor, setFloor } from '../floors.store.ts'

/** Only floors of own stock are audited, like all that staff change; a vendor's floor is the vendor's business. */
export const setOfferFloor: Handler<'setOfferFloor'> = async (context, { path, body, account }) => {
  const { db, clock } = context
  const listing = await lockListing(db, { id: path.id, lister: listerOf(account) })
  if (!listing) return notFound
  const amount = body.floor === null ? null : fromDecimal(body.floor)
  if (body.floor !== null && (amount === null || amount <= 0)) {
    return refuse(400, fieldErrors({ floor: ['offer_amount'] }))
  }
  const before = await findFloor(db, listing.id)
  await setFloor(db, { productId: listing.id, amount })
  if (listing.vendor_id === null) {
    await insertAudit(db, {
      actorId: account.id,
      action: 'set-offer-floor',
      subject: 'listing',
      subjectId: listing.id,
      before: { floor: before },
      after: { floor: amount },
      reason: null,
      now: clock.now(),
    })
  }
  return { status: 200, body: { floor: amount === null ? null : toDecimal(amount) } }
}
