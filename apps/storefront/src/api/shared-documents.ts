import type { SharedPapers } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

const sharedDocumentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedPapers: build.query<SharedPapers, string>({
      // A link may end while its page is open.
      keepUnusedDataFor: 0,
      queryFn: (token, store) =>
        answer(clientOf(store).POST('/shared-papers/', { body: { token } })),
    }),
    downloadSharedPaper: build.mutation<string, { token: string; paper: number }>({
      queryFn: async (body, store) => {
        const call = clientOf(store).POST('/shared-papers/file/', { body, parseAs: 'blob' })
        const fetched = await answer<Blob>(call)
        // The store holds no file, only where it lies in memory.
        return 'data' in fetched ? { data: URL.createObjectURL(fetched.data) } : fetched
      },
    }),
  }),
})

export const { useGetSharedPapersQuery, useDownloadSharedPaperMutation } = sharedDocumentsApi
