import type {
  Basket,
  BasketShipping,
  ShippingQuoteRequest,
  ShippingQuoteRequested,
} from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

/** Few change where their basket goes or ask for a price by hand, so this comes with the forms that do. */
const basketShippingApi = api.injectEndpoints({
  endpoints: (build) => ({
    setBasketShipping: build.mutation<Basket, BasketShipping & { id: number }>({
      queryFn: ({ id, ...body }, store) =>
        answer(clientOf(store).PUT('/baskets/{id}/shipping/', { params: { path: { id } }, body })),
      invalidatesTags: ['Basket'],
    }),
    sendShippingQuoteRequest: build.mutation<ShippingQuoteRequested, ShippingQuoteRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/request-shipping-quote/', { body })),
      invalidatesTags: ['Basket'],
    }),
  }),
})

export const { useSetBasketShippingMutation, useSendShippingQuoteRequestMutation } =
  basketShippingApi
