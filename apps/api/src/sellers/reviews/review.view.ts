import type { OwnReview, ReceivedReview, SellerReview, SupportReview } from '@bandari/sdk'
import { maskContacts } from '../../conversations/threads/mask-contacts.ts'
import type { Settings } from '../../core/settings.ts'
import { plainName } from '../../platform/mail/greeting.ts'
import type { ReviewRow } from './reviews.store.ts'

function answerView({ answer, answered_at }: ReviewRow): OwnReview['answer'] {
  return answer === null || answered_at === null
    ? null
    : { text: answer, at: answered_at.toISOString() }
}

/** As everybody reads it: there is no order between the two, so contact data are masked as in messages. */
export function sellerReview(
  row: ReviewRow,
  { maskContacts: until }: Pick<Settings, 'maskContacts'>,
): SellerReview {
  const seen = (text: string) => (until === 'never' ? text : maskContacts(text))
  const answer = answerView(row)
  return {
    id: row.id,
    stars: row.stars,
    text: seen(row.text),
    by: plainName(row.buyer.first_name),
    at: row.created_at.toISOString(),
    answer: answer && { ...answer, text: seen(answer.text) },
  }
}

/** As whoever wrote it reads it. */
export function ownReview(row: ReviewRow): OwnReview {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    at: row.created_at.toISOString(),
    answer: answerView(row),
    hidden_reason: row.hidden_reason,
  }
}

/** As its seller reads it. */
export function receivedReview(row: ReviewRow): ReceivedReview {
  const { hidden_reason, ...review } = ownReview(row)
  return { ...review, by: plainName(row.buyer.first_name), hidden: hidden_reason !== null }
}

export function supportReview(row: ReviewRow): SupportReview {
  const { id, version, order_id, order_number, seller, buyer, reports } = row
  return {
    id,
    version,
    order_id,
    order_number,
    seller_id: seller.id,
    seller_name: `${seller.first_name} ${seller.last_name}`,
    user_id: buyer.id,
    user_name: `${buyer.first_name} ${buyer.last_name}`,
    stars: row.stars,
    text: row.text,
    created_at: row.created_at.toISOString(),
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    is_hidden: row.hidden_at !== null,
    hidden_reason: row.hidden_reason,
    hidden_at: row.hidden_at?.toISOString() ?? null,
    num_reports: reports.filter(({ settled }) => !settled).length,
    // jsonb renders times with an offset; the wire has them in UTC.
    reports: reports.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
  }
}
