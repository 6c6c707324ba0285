import type {
  AssessmentReceived,
  AssessmentRequest,
  PartsRequest,
  RequestReceived,
  WholesaleRequest,
} from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

/** A form on its way; a repeat of the same one has the same key and is received once. */
export interface SentForm<Body> {
  key: string
  body: Body
}

const named = (key: string) => ({ header: { 'Idempotency-Key': key } })

export const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendWholesaleRequest: build.mutation<RequestReceived, SentForm<WholesaleRequest>>({
      queryFn: ({ key, body }, store) =>
        answer(clientOf(store).POST('/requests/wholesale/', { params: named(key), body })),
    }),
    sendSparesRequest: build.mutation<RequestReceived, SentForm<PartsRequest>>({
      queryFn: ({ key, body }, store) =>
        answer(clientOf(store).POST('/requests/parts/', { params: named(key), body })),
    }),
    sendAssessment: build.mutation<AssessmentReceived, SentForm<AssessmentRequest>>({
      queryFn: ({ key, body }, store) =>
        answer(clientOf(store).POST('/requests/assessment/', { params: named(key), body })),
    }),
  }),
})

export const {
  useSendWholesaleRequestMutation,
  useSendSparesRequestMutation,
  useSendAssessmentMutation,
} = requestsApi
