import type { Operations } from '../../core/contract.ts'
import { answerOwnOffer } from './answer-own-offer.ts'
import { listOwnOffers } from './list-own-offers.ts'
import { makeOffer } from './make-offer.ts'
import { answerListingOffer } from './seller/answer-listing-offer.ts'
import { getListingOffer } from './seller/get-listing-offer.ts'
import { getOfferFloor } from './seller/get-offer-floor.ts'
import { listListingOffers } from './seller/list-listing-offers.ts'
import { setOfferFloor } from './seller/set-offer-floor.ts'

export const offers = {
  answerListingOffer,
  answerOwnOffer,
  getListingOffer,
  getOfferFloor,
  listListingOffers,
  listOwnOffers,
  makeOffer,
  setOfferFloor,
} satisfies Partial<Operations>
