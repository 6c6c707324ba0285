import type {
  DeviceFavourites,
  FavouriteList,
  FavouriteLists,
  SharedList,
  TakenAlong,
} from '@bandari/sdk'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { answer, api, clientOf } from './api.ts'

interface Started {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>
  queryFulfilled: Promise<{ data: FavouriteLists }>
}

/** Every change is answered with all lists as they are now. */
const showAnswer = {
  onQueryStarted: async (_: unknown, { dispatch, queryFulfilled }: Started) => {
    const changed = await queryFulfilled.catch(() => null)
    if (changed) showLists(dispatch, changed.data.lists)
  },
}

function showLists(dispatch: Started['dispatch'], lists: FavouriteList[]) {
  void dispatch(favouritesApi.util.upsertQueryData('listFavourites', undefined, { lists }))
}

const one = (id: number) => ({ params: { path: { id } } })

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: build.query<FavouriteLists, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/favourites/')),
      providesTags: ['Favourites'],
    }),
    addFavourite: build.mutation<FavouriteLists, { product: number; list?: number }>({
      queryFn: (body, store) => answer(clientOf(store).POST('/favourites/', { body })),
      ...showAnswer,
    }),
    removeFavourite: build.mutation<FavouriteLists, { product: number; list?: number }>({
      queryFn: ({ product, ...query }, store) =>
        answer(
          clientOf(store).DELETE('/favourites/{id}/', {
            params: { path: { id: product }, query },
          }),
        ),
      ...showAnswer,
    }),
    moveFavourite: build.mutation<FavouriteLists, { product: number; from: number; to: number }>({
      queryFn: ({ product, ...body }, store) =>
        answer(clientOf(store).PATCH('/favourites/{id}/', { ...one(product), body })),
      ...showAnswer,
    }),
    takeFavouritesAlong: build.mutation<TakenAlong, DeviceFavourites>({
      queryFn: (body, store) => answer(clientOf(store).POST('/favourites/device/', { body })),
      ...showAnswer,
    }),
    createFavouriteList: build.mutation<FavouriteLists, string>({
      queryFn: (name, store) =>
        answer(clientOf(store).POST('/favourite-lists/', { body: { name } })),
      ...showAnswer,
    }),
    renameFavouriteList: build.mutation<FavouriteLists, { id: number; name: string }>({
      queryFn: ({ id, name }, store) =>
        answer(clientOf(store).PATCH('/favourite-lists/{id}/', { ...one(id), body: { name } })),
      ...showAnswer,
    }),
    deleteFavouriteList: build.mutation<FavouriteLists, number>({
      queryFn: (id, store) => answer(clientOf(store).DELETE('/favourite-lists/{id}/', one(id))),
      ...showAnswer,
    }),
    shareFavouriteList: build.mutation<FavouriteLists, number>({
      queryFn: (id, store) => answer(clientOf(store).POST('/favourite-lists/{id}/link/', one(id))),
      ...showAnswer,
    }),
    endFavouriteListLink: build.mutation<FavouriteLists, number>({
      queryFn: (id, store) =>
        answer(clientOf(store).DELETE('/favourite-lists/{id}/link/', one(id))),
      ...showAnswer,
    }),
    getSharedList: build.query<SharedList, string>({
      // A link may end while its page is open.
      keepUnusedDataFor: 0,
      queryFn: (token, store) => answer(clientOf(store).POST('/shared-list/', { body: { token } })),
    }),
  }),
})

export const { useListFavouritesQuery, useGetSharedListQuery } = favouritesApi
