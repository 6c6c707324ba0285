import type { CheckoutRequest, Order, OrderPage } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<Order, { key: string; body: CheckoutRequest }>({
      queryFn: ({ key, body }, store) =>
        answer(
          clientOf(store).POST('/checkout/', {
            params: { header: { 'Idempotency-Key': key } },
            body,
          }),
        ),
      // The caller drops the basket of a placed order (`openBasket`), so that the review does not empty before the
      // order's page is there. Only a refusal means that the basket has changed: without an answer nobody knows
      // whether the order took it.
      invalidatesTags: (order, error) => {
        if (order) return ['Orders', 'Addresses']
        return error?.status === 406 ? ['Basket'] : []
      },
    }),
    getOrder: build.query<Order, number>({
      queryFn: (id, store) =>
        answer(clientOf(store).GET('/orders/{id}/', { params: { path: { id } } })),
      providesTags: ['Orders'],
    }),
    // The order of this number, if it is the caller's.
    findOrder: build.query<Order | null, string>({
      queryFn: async (number, store) => {
        const found = await answer<OrderPage>(
          clientOf(store).GET('/orders/', { params: { query: { number } } }),
        )
        return 'error' in found ? found : { data: found.data.results[0] ?? null }
      },
      providesTags: ['Orders'],
    }),
    // Returns an address of the file in this browser: the call needs the token, a link has none.
    downloadProForma: build.mutation<string, number>({
      queryFn: async (id, store) => {
        const file = await answer<Blob>(
          clientOf(store).GET('/orders/{id}/pro-forma/', {
            params: { path: { id } },
            parseAs: 'blob',
          }),
        )
        return 'error' in file ? file : { data: URL.createObjectURL(file.data) }
      },
    }),
  }),
})

export const {
  usePlaceOrderMutation,
  useFindOrderQuery,
  useGetOrderQuery,
  useDownloadProFormaMutation,
} = ordersApi
