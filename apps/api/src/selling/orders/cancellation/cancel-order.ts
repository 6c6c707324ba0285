import type { Handler } from '../../../core/contract.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { orderView } from '../order.view.ts'
import { transitionOrder } from '../transition-order.ts'
import { cancellationWay } from '../cancellation-rules.ts'
import { insertCancellationRequest } from '../cancellations.store.ts'

/** The buyer gives an order up, or asks staff to. A second call finds it done and changes nothing. */
export const cancelOrder: Handler<'cancelOrder'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, body, account, origin } = call
  const locked = await lockOrder(db, path.id)
  if (locked?.account_id !== account.id) return notFound
  const order = await getOrderRecord(db, locked.id)
  const way = cancellationWay(order)
  const now = clock.now()
  const reason = body.reason.trim()
  if (way === 'at-once') {
    const given = { status: 'Canceled', actorId: account.id, reason: reason || null, now } as const
    const result = await transitionOrder(context, locked, given)
    // What is reserved can always be given back.
    if (result !== 'moved') throw new Error(`order ${locked.number} was not cancelled`)
    context.afterCommit(context.nudgeOutbox)
  } else if (way === 'ask') {
    await insertCancellationRequest(db, { orderId: locked.id, reason, now })
  } else if (order.status === 'Shipped') {
    return refuse(409, detail(problem('order_not_cancellable', { number: locked.number })))
  }
  return { status: 200, body: orderView(await getOrderRecord(db, locked.id), settings, origin) }
}
