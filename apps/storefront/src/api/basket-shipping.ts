import type { Basket, BasketShipping } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

/** Few change where their basket goes, so this comes with the form that does. */
const basketShippingApi = api.injectEndpoints({
  endpoints: (build) => ({
    setBasketShipping: build.mutation<Basket, BasketShipping & { id: number }>({
      queryFn: ({ id, ...body }, store) =>
        answer(clientOf(store).PUT('/baskets/{id}/shipping/', { params: { path: { id } }, body })),
      invalidatesTags: ['Basket'],
    }),
  }),
})

export const { useSetBasketShippingMutation } = basketShippingApi
