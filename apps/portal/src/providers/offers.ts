import type { AnswerOfferRequest, Offer } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export type OfferAnswer = AnswerOfferRequest & Pick<Offer, 'id'>

/** Calls that are not verbs of react-admin. */
export const offerCalls = {
  answerOwnOffer: ({ id, ...body }: OfferAnswer): Promise<Offer> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/offers/{id}/answer/', { params, body })))
  },
  answerListingOffer: ({ id, ...body }: OfferAnswer): Promise<Offer> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/vendor/offers/{id}/answer', { params, body })))
  },
  setOfferFloor: ({ id, floor }: { id: number; floor: string | null }) => {
    const params = { path: { id } }
    return granted(ask(client.PUT('/vendor/offer-floors/{id}', { params, body: { floor } })))
  },
}
