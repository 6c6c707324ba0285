import type { Alerts, FavouriteAlerts, NewSavedSearch, SavedSearchChange } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'
import { showAnswer } from './show-answer.ts'

const showAlerts = showAnswer<Alerts>('Alerts', (dispatch, alerts) => {
  dispatch(alertsApi.util.upsertQueryData('listAlerts', undefined, alerts))
})

const one = (id: number) => ({ params: { path: { id } } })

export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAlerts: build.query<Alerts, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/alerts/')),
      providesTags: ['Alerts'],
    }),
    saveSearch: build.mutation<Alerts, NewSavedSearch>({
      queryFn: (body, store) => answer(clientOf(store).POST('/alerts/searches/', { body })),
      ...showAlerts,
    }),
    changeSavedSearch: build.mutation<Alerts, { id: number } & SavedSearchChange>({
      queryFn: ({ id, ...body }, store) =>
        answer(clientOf(store).PATCH('/alerts/searches/{id}/', { ...one(id), body })),
      ...showAlerts,
    }),
    removeSavedSearch: build.mutation<Alerts, number>({
      queryFn: (id, store) => answer(clientOf(store).DELETE('/alerts/searches/{id}/', one(id))),
      ...showAlerts,
    }),
    setFavouriteAlerts: build.mutation<Alerts, FavouriteAlerts>({
      queryFn: (body, store) => answer(clientOf(store).PUT('/alerts/favourites/', { body })),
      ...showAlerts,
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
