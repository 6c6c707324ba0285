import type { DeviceFavourites, FavouriteLists, SharedList, TakenAlong } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'
import { showAnswer } from './show-answer.ts'

// What is taken along is answered with more than the lists.
const showLists = showAnswer<FavouriteLists>('Favourites', (dispatch, { lists }) => {
  dispatch(favouritesApi.util.upsertQueryData('listFavourites', undefined, { lists }))
})

const one = (id: number) => ({ params: { path: { id } } })

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: build.query<FavouriteLists, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/favourites/')),
      providesTags: ['Favourites'],
    }),
    addFavourite: build.mutation<FavouriteLists, { product: number; list?: number }>({
      queryFn: (body, store) => answer(clientOf(store).POST('/favourites/', { body })),
      ...showLists,
    }),
    removeFavourite: build.mutation<FavouriteLists, { product: number; list?: number }>({
      queryFn: ({ product, ...query }, store) =>
        answer(
          clientOf(store).DELETE('/favourites/{id}/', {
            params: { path: { id: product }, query },
          }),
        ),
      ...showLists,
    }),
    moveFavourite: build.mutation<FavouriteLists, { product: number; from: number; to: number }>({
      queryFn: ({ product, ...body }, store) =>
        answer(clientOf(store).PATCH('/favourites/{id}/', { ...one(product), body })),
      ...showLists,
    }),
    takeFavouritesAlong: build.mutation<TakenAlong, DeviceFavourites>({
      queryFn: (body, store) => answer(clientOf(store).POST('/favourites/device/', { body })),
      ...showLists,
    }),
    createFavouriteList: build.mutation<FavouriteLists, string>({
      queryFn: (name, store) =>
        answer(clientOf(store).POST('/favourite-lists/', { body: { name } })),
      ...showLists,
    }),
    renameFavouriteList: build.mutation<FavouriteLists, { id: number; name: string }>({
      queryFn: ({ id, name }, store) =>
        answer(clientOf(store).PATCH('/favourite-lists/{id}/', { ...one(id), body: { name } })),
      ...showLists,
    }),
    deleteFavouriteList: build.mutation<FavouriteLists, number>({
      queryFn: (id, store) => answer(clientOf(store).DELETE('/favourite-lists/{id}/', one(id))),
      ...showLists,
    }),
    shareFavouriteList: build.mutation<FavouriteLists, number>({
      queryFn: (id, store) => answer(clientOf(store).POST('/favourite-lists/{id}/link/', one(id))),
      ...showLists,
    }),
    endFavouriteListLink: build.mutation<FavouriteLists, number>({
      queryFn: (id, store) =>
        answer(clientOf(store).DELETE('/favourite-lists/{id}/link/', one(id))),
      ...showLists,
    }),
    getSharedList: build.query<SharedList, string>({
      // A link may end while its page is open.
      keepUnusedDataFor: 0,
      queryFn: (token, store) => answer(clientOf(store).POST('/shared-list/', { body: { token } })),
    }),
  }),
})

export const { useListFavouritesQuery, useGetSharedListQuery } = favouritesApi
