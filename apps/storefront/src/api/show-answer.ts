import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { api } from './api.ts'

type Dispatch = BaseQueryApi['dispatch']

interface Started<Data> {
  dispatch: Dispatch
  getState: () => unknown
  queryFulfilled: Promise<{ data: Data }>
}

type Tag = 'Alerts' | 'Favourites' | 'Garage'

/**
 * Of changes that are answered with the whole list as it is now. What was asked at the same time may be answered later with the
 * list of before, and that answer would stay: the list is then read once more.
 */
export function showAnswer<Data>(tag: Tag, show: (dispatch: Dispatch, data: Data) => void) {
  return {
    onQueryStarted: async (_: unknown, { dispatch, getState, queryFulfilled }: Started<Data>) => {
      const changed = await queryFulfilled.catch(() => null)
      if (!changed) return
      const isAlone = !isAsking(getState() as ApiState)
      show(dispatch, changed.data)
      if (!isAlone) dispatch(api.util.invalidateTags([tag]))
    },
  }
}

type Calls = Readonly<Record<string, { status: string } | undefined>>
type ApiState = Readonly<Record<typeof api.reducerPath, { queries: Calls; mutations: Calls }>>

function isAsking({ [api.reducerPath]: { queries, mutations } }: ApiState): boolean {
  return [queries, mutations].some((calls) =>
    Object.values(calls).some((call) => call?.status === 'pending'),
  )
}
