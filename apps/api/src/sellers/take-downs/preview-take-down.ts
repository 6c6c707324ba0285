import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findListing } from '../../stock/moderation/listings.store.ts'
import { listBasketsWith, listBuyers, listStandingOffers } from './affected.store.ts'
import { findAffectedOrders } from './find-affected.ts'

/** More are counted and not named. */
const most = 100

export const previewTakeDown: Handler<'previewTakeDown'> = async ({ db }, { path, account }) => {
  const listing = await findListing(db, path.id)
  if (!listing) return notFound
  const orders = await findAffectedOrders(db, path.id, { orders: 'stop', actorId: account.id })
  const offers = await listStandingOffers(db, path.id)
  const baskets = await listBasketsWith(db, path.id)
  const concerned = [...orders.map(({ order }) => order), ...offers, ...baskets]
  const ids = [...new Set(concerned.map(({ account_id }) => account_id))]
  const buyers = await listBuyers(db, ids)
  const { seller_name, seller_email } = listing
  const isSold = seller_name !== null && seller_email !== null
  return {
    status: 200,
    body: {
      seller: isSold ? { name: seller_name, email: seller_email } : null,
      buyers: buyers.slice(0, most).map(({ id, first_name, last_name, email }) => ({
        id,
        name: `${first_name} ${last_name}`,
        email,
        baskets: baskets.filter(({ account_id }) => account_id === id).length,
        offers: offers.filter(({ account_id }) => account_id === id).length,
        orders: orders.filter(({ order }) => order.account_id === id).length,
      })),
      buyer_count: buyers.length,
      baskets: baskets.length,
      offers: offers.length,
      orders: orders.slice(0, most).map(({ order: { id, number, status }, effect }) => ({
        id,
        number,
        status,
        if_stopped: effect,
      })),
    },
  }
}
