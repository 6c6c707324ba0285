import type { AddVoucherRequest, Voucher } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

export const discountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyDiscount: build.mutation<Voucher, AddVoucherRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/basket/add-voucher/', { body })),
      invalidatesTags: ['Basket'],
    }),
    removeDiscount: build.mutation<null, string>({
      queryFn: (code, store) =>
        answer<null>(
          clientOf(store).DELETE('/basket/vouchers/{code}/', { params: { path: { code } } }),
        ),
      invalidatesTags: ['Basket'],
    }),
  }),
})

export const { useApplyDiscountMutation, useRemoveDiscountMutation } = discountsApi
