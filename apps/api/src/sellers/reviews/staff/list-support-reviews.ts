import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportReview } from '../review.view.ts'
import { reviews } from './review-list.store.ts'

export const listSupportReviews: Handler<'listSupportReviews'> = ({ db }, { query }) =>
  listRecords(reviews, { db, query, view: (rows) => rows.map(supportReview) })
