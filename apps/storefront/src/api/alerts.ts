import type { Alerts, FavouriteAlerts, NewSavedSearch, SavedSearchChange } from '@bandari/sdk'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { answer, api, clientOf } from './api.ts'

interface Started {
  dispatch: BaseQueryApi['dispatch']
  queryFulfilled: Promise<{ data: Alerts }>
}

/** Every change is answered with all alerts as they are now. */
const showAnswer = {
  onQueryStarted: async (_: unknown, { dispatch, queryFulfilled }: Started) => {
    const changed = await queryFulfilled.catch(() => null)
    if (changed)
      void dispatch(alertsApi.util.upsertQueryData('listAlerts', undefined, changed.data))
  },
}

const one = (id: number) => ({ params: { path: { id } } })

export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAlerts: build.query<Alerts, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/alerts/')),
      providesTags: ['Alerts'],
    }),
    saveSearch: build.mutation<Alerts, NewSavedSearch>({
      queryFn: (body, store) => answer(clientOf(store).POST('/alerts/searches/', { body })),
      ...showAnswer,
    }),
    changeSavedSearch: build.mutation<Alerts, { id: number } & SavedSearchChange>({
      queryFn: ({ id, ...body }, store) =>
        answer(clientOf(store).PATCH('/alerts/searches/{id}/', { ...one(id), body })),
      ...showAnswer,
    }),
    removeSavedSearch: build.mutation<Alerts, number>({
      queryFn: (id, store) => answer(clientOf(store).DELETE('/alerts/searches/{id}/', one(id))),
      ...showAnswer,
    }),
    setFavouriteAlerts: build.mutation<Alerts, FavouriteAlerts>({
      queryFn: (body, store) => answer(clientOf(store).PUT('/alerts/favourites/', { body })),
      ...showAnswer,
    }),
    stopAlerts: build.mutation<null, string>({
      queryFn: (token, store) => answer(clientOf(store).POST('/alerts/stop/', { body: { token } })),
      invalidatesTags: ['Alerts'],
    }),
  }),
})

export const {
  useListAlertsQuery,
  useSaveSearchMutation,
  useChangeSavedSearchMutation,
  useRemoveSavedSearchMutation,
  useSetFavouriteAlertsMutation,
  useStopAlertsMutation,
} = alertsApi
