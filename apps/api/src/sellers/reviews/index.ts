import type { Operations } from '../../core/contract.ts'
import { answerReview } from './answer-review.ts'
import { listOrderReviews } from './list-order-reviews.ts'
import { listReceivedReviews } from './list-received-reviews.ts'
import { listSellerReviews } from './list-seller-reviews.ts'
import { reportReview } from './report-review.ts'
import { getSupportReview } from './staff/get-support-review.ts'
import { listSupportReviews } from './staff/list-support-reviews.ts'
import { updateSupportReview } from './staff/update-support-review.ts'
import { writeReview } from './write-review.ts'

export const reviews = {
  answerReview,
  getSupportReview,
  listOrderReviews,
  listReceivedReviews,
  listSellerReviews,
  listSupportReviews,
  reportReview,
  updateSupportReview,
  writeReview,
} satisfies Partial<Operations>
