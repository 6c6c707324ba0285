import type {
  AddProductRequest,
  Basket,
  BasketFits,
  BasketLandedPrices,
  BasketLine,
  BasketLinePage,
  ChangeLineRequest,
  ShippingMethod,
} from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

/**
 * An order takes the basket's lines with it: from then on only a new basket may be asked for, while
 * a change makes everything about the present one out of date (`Basket` without an id).
 */
export const openBasket = { type: 'Basket', id: 'open' } as const

/** Where a basket goes, as far as a page knows it better than the basket: by its consignee. */
export interface BasketLandedQuestion {
  id: number
  country?: string
  city?: string
}

const linePath = '/baskets/{id}/lines/{line}/'

/** The two ids in the address that a line names; its host is not followed. */
function lineAddress(url: string) {
  const [, id, line] = /\/baskets\/(\d+)\/lines\/(\d+)\//.exec(url) ?? []
  return { path: { id: Number(id), line: Number(line) } }
}

export const basketApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBasket: build.query<Basket, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/basket/')),
      providesTags: [openBasket],
    }),
    listBasketLines: build.query<BasketLinePage, number>({
      queryFn: (id, store) =>
        answer(clientOf(store).GET('/baskets/{id}/lines/', { params: { path: { id } } })),
      providesTags: (_, __, id) => [{ type: 'Basket', id }],
    }),
    listBasketLandedPrices: build.query<BasketLandedPrices, BasketLandedQuestion>({
      queryFn: ({ id, ...query }, store) =>
        answer(
          clientOf(store).GET('/baskets/{id}/landed-prices/', { params: { path: { id }, query } }),
        ),
      providesTags: (_, __, { id }) => [{ type: 'Basket', id }],
    }),
    listBasketFits: build.query<BasketFits, number>({
      queryFn: (id, store) =>
        answer(clientOf(store).GET('/baskets/{id}/fits/', { params: { path: { id } } })),
      providesTags: (_, __, id) => [{ type: 'Basket', id }],
    }),
    listShippingMethods: build.query<ShippingMethod[], void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/basket/shipping-methods/')),
      providesTags: [openBasket],
    }),
    addBasketLine: build.mutation<Basket, AddProductRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/basket/add-product/', { body })),
      invalidatesTags: ['Basket'],
    }),
    changeBasketLine: build.mutation<BasketLine, ChangeLineRequest & { url: string }>({
      queryFn: ({ url, ...body }, store) =>
        answer(clientOf(store).PATCH(linePath, { params: lineAddress(url), body })),
      // The line is shown as it is now, before the sums of the whole basket are there.
      onQueryStarted: async ({ url }, { dispatch, queryFulfilled }) => {
        const change = await queryFulfilled.catch(() => null)
        if (!change) return
        const show = basketApi.util.updateQueryData(
          'listBasketLines',
          lineAddress(url).path.id,
          (page) => {
            page.results = page.results.map((line) => (line.url === url ? change.data : line))
          },
        )
        dispatch(show)
      },
      invalidatesTags: ['Basket'],
    }),
    removeBasketLine: build.mutation<null, string>({
      queryFn: (url, store) =>
        answer<null>(clientOf(store).DELETE(linePath, { params: lineAddress(url) })),
      invalidatesTags: ['Basket'],
    }),
  }),
})

export const {
  useGetBasketQuery,
  useListBasketLinesQuery,
  useListBasketFitsQuery,
  useListBasketLandedPricesQuery,
  useListShippingMethodsQuery,
  useAddBasketLineMutation,
  useChangeBasketLineMutation,
  useRemoveBasketLineMutation,
} = basketApi
