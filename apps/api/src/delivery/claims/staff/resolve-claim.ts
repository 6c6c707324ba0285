import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { fromDecimal } from '../../../core/money.ts'
import { refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { getOrderRecord } from '../../../selling/orders/order.store.ts'
import { mailBuyer, mailStaff } from '../claim-mails.ts'
import { supportClaimView } from '../claim.view.ts'
import { findClaim, insertMessage, updateClaimState } from '../claims.store.ts'
import { lockOpenClaim } from './lock-open-claim.ts'

/** A refund is only proposed here. The money is recorded as a payment, which two people check. */
export const resolveClaim: Handler<'resolveClaim'> = async (context, { path, body, account }) => {
  const { db, clock } = context
  const locked = await lockOpenClaim(db, path.id, account)
  if (locked.refusal) return locked.refusal
  const { claim } = locked
  if (claim.version !== body.version) {
    return overtaken(db, { subject: 'order', subjectId: claim.order_id })
  }
  const { outcome, text } = body
  const amount = body.amount === undefined ? null : fromDecimal(body.amount)
  const { total } = await getOrderRecord(db, claim.order_id)
  const isSound =
    outcome === 'refund' ? amount !== null && amount > 0 && amount <= total : amount === null
  if (!isSound) return refuse(400, fieldErrors({ amount: ['claim_amount'] }))
  const now = clock.now()
  await insertMessage(db, { claimId: claim.id, text, isStaff: true, authorId: account.id, now })
  await updateClaimState(db, {
    claimId: claim.id,
    state: 'resolved',
    outcome,
    amount,
    resolvedBy: account.id,
    now,
  })
  await insertAudit(db, {
    actorId: account.id,
    action: 'resolve-claim',
    subject: 'order',
    subjectId: claim.order_id,
    before: { state: claim.state },
    after: { claim: claim.id, state: 'resolved', outcome, amount: body.amount ?? null },
    reason: text,
    now,
  })
  await mailBuyer(context, { orderId: claim.order_id, event: 'resolved', text })
  await mailStaff(context, { orderId: claim.order_id, event: 'resolved', text })
  return { status: 200, body: supportClaimView((await findClaim(db, claim.id)) ?? claim) }
}
