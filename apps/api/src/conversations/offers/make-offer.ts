import type { Handler } from '../../core/contract.ts'
import { isOfVendor } from '../../core/vendor-of.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { fromDecimal, tradeCurrency } from '../../core/money.ts'
import { detail, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { findProduct, type ProductRow } from '../../stock/catalogue/product/product.store.ts'
import { canSee, isBuyable } from '../../stock/catalogue/product/visibility.ts'
import { lockBuyer } from '../../selling/orders/order-limits.store.ts'
import { autoDeclineAt, notify } from './move-offer.ts'
import { offerView } from './offer.view.ts'
import { offerLimit, offerLimits } from './offer-limits.ts'
import { endOf } from './offer-moves.ts'
import { countOffers, findOffer, insertOffer, insertOfferEvent } from './offers.store.ts'

const day = 24 * 3_600_000

export const makeOffer: Handler<'makeOffer'> = async (context, { path, body, account, origin }) => {
  const { db, clock } = context
  const now = clock.now()
  await lockBuyer(db, account.id)
  const product = await findProduct(db, path.id)
  if (!product || !canSee(product, account)) return notFound
  if (isOfVendor(account, product.vendor_id)) return refuse(409, detail('offer_own_listing'))
  if (!takesOffers(product)) return refuse(409, detail('offer_vehicle_gone'))
  const amount = fromDecimal(body.amount)
  if (amount === null || amount <= 0 || amount >= product.price) {
    return refuse(400, fieldErrors({ amount: ['offer_amount'] }))
  }
  const who = { accountId: account.id, productId: product.id }
  const dayAgo = new Date(now.getTime() - day)
  const limit = offerLimit(await countOffers(db, { ...who, dayAgo }))
  if (limit === 'offer_waiting') return refuse(409, detail(limit))
  if (limit !== 'ok') {
    const most = limit === 'offers_today' ? offerLimits.today : offerLimits.standing
    return refuse(409, detail(problem(limit, { most })))
  }
  const declines = await autoDeclineAt(context, product.id, amount)
  const id = await insertOffer(db, {
    ...who,
    amount,
    listPrice: product.price,
    currency: product.currency,
    endsAt: endOf('open', now),
    declinesAt: declines,
    now,
  })
  await insertOfferEvent(db, {
    offerId: id,
    state: 'open',
    amount,
    by: 'buyer',
    actorId: account.id,
    now,
  })
  const offer = await findOffer(db, id)
  if (!offer) return notFound
  await notify(context, offer, { from: null, by: 'buyer', isHidden: declines !== null })
  context.afterCommit(context.nudgeOutbox)
  return { status: 201, body: offerView(offer, origin) }
}

/** Whether a vehicle is for sale and in stock. A partner's goods have the partner's price. */
function takesOffers(product: ProductRow): boolean {
  const isVehicle = product.class === 'cars' || product.class === 'commercial'
  const isThere = isBuyable(product) && product.quantity > product.reserved
  return isVehicle && isThere && product.currency === tradeCurrency && product.item_id === null
}
