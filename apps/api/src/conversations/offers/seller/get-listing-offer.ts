import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { listerOf } from '../../../stock/listings/lister.ts'
import { offerView } from '../offer.view.ts'
import { listingOffers } from './listing-offers.store.ts'

export const getListingOffer: Handler<'getListingOffer'> = async (
  { db },
  { path, account, origin },
) => {
  const offer = await listingOffers(listerOf(account)).find(db, path.id)
  return offer ? { status: 200, body: offerView(offer, origin) } : notFound
}
