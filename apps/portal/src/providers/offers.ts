import type { AnswerOfferRequest, Offer } from '@bandari/sdk'
import type { GetOneParams } from 'react-admin'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export type OfferAnswer = AnswerOfferRequest & Pick<Offer, 'id'>

/** The hundred newest are all that there are. */
export async function listOwnOffers() {
  const data = await granted(ask(client.GET('/offers/')))
  return { data, total: data.length }
}

/** Of a listing, with its id as react-admin wants one. */
export interface FloorRecord {
  id: number
  floor: string | null
}

export async function getOfferFloor({ id }: GetOneParams): Promise<{ data: FloorRecord }> {
  const path = { id: Number(id) }
  const call = client.GET('/vendor/offer-floors/{id}', { params: { path } })
  return { data: { ...(await granted(ask(call))), ...path } }
}

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
  setOfferFloor: ({ id, floor }: FloorRecord) => {
    const params = { path: { id } }
    return granted(ask(client.PUT('/vendor/offer-floors/{id}', { params, body: { floor } })))
  },
}
