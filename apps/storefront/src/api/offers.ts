import type { Offer } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    makeOffer: build.mutation<Offer, { id: number; amount: string }>({
      queryFn: ({ id, amount }, store) =>
        answer(
          clientOf(store).POST('/products/{id}/offers/', {
            params: { path: { id } },
            body: { amount },
          }),
        ),
    }),
    // The other side, and the clock, change them at any time.
    listOwnOffers: build.query<Offer[], void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/offers/')),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useMakeOfferMutation, useListOwnOffersQuery } = offersApi
