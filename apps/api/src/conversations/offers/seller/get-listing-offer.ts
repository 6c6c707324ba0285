import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { listerOf } from '../../../stock/listings/lister.ts'
import { offerView } from '../offer.view.ts'
import { findListingOffer } from './listing-offers.store.ts'

export const getListingOffer: Handler<'getListingOffer'> = async (
  { db },
  { path, account, origin },
) => {
  const offer = await findListingOffer(db, path.id, listerOf(account))
  return offer ? { status: 200, body: offerView(offer, origin) } : notFound
}
