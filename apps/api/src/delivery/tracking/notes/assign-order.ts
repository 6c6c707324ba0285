import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { lockOrder } from '../../../selling/orders/order.store.ts'
import { findAssignee, insertAssignment, listOrderStaff } from './notes.store.ts'
import { supportNotes } from './support-notes.ts'

export const assignOrder: Handler<'assignOrder'> = async (
  { db, clock },
  { path, body, account },
) => {
  const order = await lockOrder(db, path.id)
  if (!order) return notFound
  const wanted = body.assignee
  const [assignee] = wanted === null ? [null] : await listOrderStaff(db, [wanted])
  if (assignee === undefined) return refuse(409, detail('not_order_staff'))
  const before = await findAssignee(db, order.id)
  if ((before?.id ?? null) !== wanted) {
    const now = clock.now()
    await insertAssignment(db, { orderId: order.id, accountId: wanted, actorId: account.id, now })
    await insertAudit(db, {
      actorId: account.id,
      action: 'assign-order',
      subject: 'order',
      subjectId: order.id,
      before: { assignee: before?.name ?? null },
      after: { assignee: assignee?.name ?? null },
      reason: null,
      now,
    })
  }
  return { status: 200, body: await supportNotes(db, order.id) }
}
