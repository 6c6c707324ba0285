import { answer, api, clientOf } from './api.ts'

const sharesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Its seller reads how often; whoever shares it waits for nothing.
    recordShare: build.mutation<undefined, number>({
      queryFn: (id, store) =>
        answer(clientOf(store).POST('/products/{id}/shares/', { params: { path: { id } } })),
    }),
  }),
})

export const { useRecordShareMutation } = sharesApi
