import type { OwnThreads } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listThreads: build.query<OwnThreads, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/threads/')),
    }),
  }),
})

export const { useListThreadsQuery } = threadsApi
