import type { Handler } from '../../../core/contract.ts'
import { isOfVendor } from '../../../core/vendor-of.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { reasonMissing } from '../../../people/decisions/reason.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { supportReview } from '../review.view.ts'
import { getReview, lockReview, setHidden } from '../reviews.store.ts'

/** Hides a review, shows it again, or leaves it as it is after a report. Nobody decides about one that is theirs or about them. */
export const updateSupportReview: Handler<'updateSupportReview'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  const review = await lockReview(db, id)
  if (!review) return notFound
  if (review.buyer.id === account.id || isOfVendor(account, review.seller.id))
    return refuse(409, detail('review_own'))
  const isStale = body.version !== undefined && body.version !== review.version
  if (isStale) return overtaken(db, { subject: 'review', subjectId: id })
  const isHidden = review.hidden_at !== null
  const isReported = review.reports.some(({ settled }) => !settled)
  const reason = body.reason?.trim() || null
  if (body.is_hidden && reason === null) return reasonMissing
  if (body.is_hidden === isHidden && !isReported) {
    return { status: 200, body: supportReview(review) }
  }
  const now = clock.now()
  await setHidden(db, { id, reason: body.is_hidden ? reason : null, now })
  await insertAudit(db, {
    actorId: account.id,
    action: body.is_hidden ? 'hide-review' : 'show-review',
    subject: 'review',
    subjectId: id,
    before: { is_hidden: isHidden },
    after: { is_hidden: body.is_hidden },
    reason,
    now,
  })
  return { status: 200, body: supportReview(await getReview(db, id)) }
}
