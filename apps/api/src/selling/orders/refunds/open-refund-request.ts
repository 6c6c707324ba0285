import type { Context } from '../../../core/context.ts'
import { toDecimal } from '../../../core/money.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import type { OrderRecord } from '../order.store.ts'
import { insertRefundRequest } from './refund-requests.store.ts'
import type { RefundEntry } from './make-refund.ts'

type RefundProposal = Omit<RefundEntry, 'approvedBy'>

/** Requests a refund that a second person has to approve. */
export async function openRefundRequest(
  { db }: Pick<Context, 'db'>,
  order: OrderRecord,
  { refund, reason, actorId, now }: RefundProposal,
): Promise<void> {
  await insertRefundRequest(db, { order, refund, reason: reason || refund.reference, actorId, now })
  await auditRefund({ db }, order, { refund, reason, actorId, now, action: 'ask-refund' })
}

interface AuditedRefund extends RefundProposal {
  action: 'ask-refund' | 'refund-order' | 'approve-refund' | 'reject-refund'
}

export async function auditRefund(
  { db }: Pick<Context, 'db'>,
  { id: subjectId }: Pick<OrderRecord, 'id'>,
  { refund, reason, actorId, now, action }: AuditedRefund,
): Promise<void> {
  await insertAudit(db, {
    actorId,
    action,
    subject: 'order',
    subjectId,
    before: null,
    after: { ...refund, amount: toDecimal(refund.amount) },
    reason,
    now,
  })
}
