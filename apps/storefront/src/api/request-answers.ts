import type { RequestConversation, RequestReply } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

const requestAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRequestConversation: build.query<RequestConversation, string>({
      keepUnusedDataFor: 0,
      queryFn: (token, store) =>
        answer(clientOf(store).POST('/request-answers/', { body: { token } })),
    }),
    replyToRequest: build.mutation<RequestConversation, { key: string; body: RequestReply }>({
      queryFn: ({ key, body }, store) => {
        const params = { header: { 'Idempotency-Key': key } }
        return answer(clientOf(store).POST('/request-answers/messages/', { params, body }))
      },
      // The answer is the whole conversation: it need not be read again.
      onQueryStarted: async ({ body: { token } }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data === null) return
        dispatch(
          requestAnswersApi.util.updateQueryData('getRequestConversation', token, () => data),
        )
      },
    }),
  }),
})

export const { useGetRequestConversationQuery, useReplyToRequestMutation } = requestAnswersApi
