import type { Context } from '../../../core/context.ts'
import { toDecimal } from '../../../core/money.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import type { OrderRecord } from '../order.store.ts'
import { insertRefundRequest } from './refund-requests.store.ts'
import type { SentBack } from './send-back.ts'

type Asking = Omit<SentBack, 'approvedBy'>

/** A refund that a second person has to approve. */
export async function askRefund(
  { db }: Pick<Context, 'db'>,
  order: OrderRecord,
  { refund, reason, actorId, now }: Asking,
): Promise<void> {
  await insertRefundRequest(db, { order, refund, reason: reason || refund.reference, actorId, now })
  await auditRefund({ db }, order, { refund, reason, actorId, now, action: 'ask-refund' })
}

interface Audited extends Asking {
  action: 'ask-refund' | 'refund-order' | 'approve-refund' | 'reject-refund'
}

export async function auditRefund(
  { db }: Pick<Context, 'db'>,
  { id: subjectId }: Pick<OrderRecord, 'id'>,
  { refund, reason, actorId, now, action }: Audited,
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
