import type { DealCard, FlashDiscount, FlashDiscountRequest, PromotionalData } from '@bandari/sdk'
import { answer, api, clientOf, shortCache } from './api.ts'

export const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromotions: build.query<PromotionalData, void>({
      ...shortCache,
      queryFn: (_, store) => answer(clientOf(store).GET('/promotions/')),
    }),
    listDeals: build.query<DealCard[], void>({
      ...shortCache,
      queryFn: (_, store) => answer(clientOf(store).GET('/deals/')),
    }),
    claimFlashDiscount: build.mutation<FlashDiscount, FlashDiscountRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/flash-discount/', { body })),
    }),
  }),
})

export const { useGetPromotionsQuery, useListDealsQuery, useClaimFlashDiscountMutation } = dealsApi
