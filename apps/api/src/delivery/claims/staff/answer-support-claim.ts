import type { Handler } from '../../../core/contract.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { mailBuyer } from '../claim-mails.ts'
import { supportClaimView } from '../claim.view.ts'
import { findClaim, insertMessage, updateClaimState } from '../claims.store.ts'
import { lockOpenClaim } from './lock-open-claim.ts'

export const answerSupportClaim: Handler<'answerSupportClaim'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account } = call
  const locked = await lockOpenClaim(db, path.id, account)
  if (locked.refusal) return locked.refusal
  const { claim } = locked
  const { text } = body
  const now = clock.now()
  await insertMessage(db, { claimId: claim.id, text, isStaff: true, authorId: account.id, now })
  await updateClaimState(db, { claimId: claim.id, state: 'answered', now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'answer-claim',
    subject: 'order',
    subjectId: claim.order_id,
    before: { state: claim.state },
    after: { claim: claim.id, state: 'answered' },
    reason: null,
    now,
  })
  await mailBuyer(context, { orderId: claim.order_id, event: 'answered', text })
  return { status: 201, body: supportClaimView((await findClaim(db, claim.id)) ?? claim) }
}
