import type { Context } from '../../../core/context.ts'
import { toDecimal } from '../../../core/money.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { type Transition, type TransitionResult, transitionOrder } from '../transition-order.ts'
import type { LockedOrder } from '../order.store.ts'

/** A move by staff, with its audit record (decisions 24). */
export async function auditedTransition(
  context: Context,
  order: LockedOrder,
  change: Transition,
): Promise<TransitionResult> {
  const { status, refund, reason, actorId, now } = change
  const result = await transitionOrder(context, order, change)
  if (result === 'moved') {
    await insertAudit(context.db, {
      actorId,
      action: 'move-order',
      subject: 'order',
      subjectId: order.id,
      before: { status: order.status },
      after: {
        status,
        ...(refund && { refund: { ...refund, amount: toDecimal(refund.amount) } }),
      },
      reason,
      now,
    })
  }
  return result
}
