import type { SellerPhone } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

const sellerPhoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    revealSellerPhone: build.mutation<SellerPhone, number>({
      queryFn: (id, store) =>
        answer(clientOf(store).POST('/products/{id}/phone/', { params: { path: { id } } })),
    }),
  }),
})

export const { useRevealSellerPhoneMutation } = sellerPhoneApi
