import type { OrderReviews, ReceivedReview } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client, done } from './sdk.ts'

interface NewReview {
  order: number
  seller: number
  stars: number
  text: string
}

/** Calls that are not verbs of react-admin. */
export const reviewCalls = {
  writeReview: ({ order, ...body }: NewReview): Promise<OrderReviews> => {
    const params = { path: { id: order } }
    return granted(ask(client.POST('/orders/{id}/reviews/', { params, body })))
  },
  answerReview: ({ id, text }: { id: number; text: string }): Promise<ReceivedReview> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/vendor/reviews/{id}/answer', { params, body: { text } })))
  },
  reportReview: ({ id, reason }: { id: number; reason: string }): Promise<unknown> => {
    const params = { path: { id } }
    return granted(done(client.POST('/reviews/{id}/reports/', { params, body: { reason } })))
  },
}
