import type { Seller, SellerProducts, SellerReviews } from '@bandari/sdk'
import { answer, api, clientOf, shortCache } from './api.ts'

export interface SellerPageOf {
  id: number
  page: number
}

const paged = ({ id, page }: SellerPageOf) => ({ params: { path: { id }, query: { page } } })

export const sellersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeller: build.query<Seller, number>({
      ...shortCache,
      queryFn: (id, store) =>
        answer(clientOf(store).GET('/sellers/{id}/', { params: { path: { id } } })),
    }),
    listSellerProducts: build.query<SellerProducts, SellerPageOf>({
      ...shortCache,
      queryFn: (asked, store) =>
        answer(clientOf(store).GET('/sellers/{id}/products/', paged(asked))),
    }),
    listSellerReviews: build.query<SellerReviews, SellerPageOf>({
      ...shortCache,
      queryFn: (asked, store) =>
        answer(clientOf(store).GET('/sellers/{id}/reviews/', paged(asked))),
    }),
    reportReview: build.mutation<null, { id: number; reason: string }>({
      queryFn: ({ id, reason }, store) =>
        answer<null>(
          clientOf(store).POST('/reviews/{id}/reports/', {
            params: { path: { id } },
            body: { reason },
          }),
        ),
    }),
  }),
})

export const {
  useGetSellerQuery,
  useListSellerProductsQuery,
  useListSellerReviewsQuery,
  useReportReviewMutation,
} = sellersApi
