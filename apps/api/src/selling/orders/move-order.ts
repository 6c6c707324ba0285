import type { Context } from '../../core/context.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { statusMail } from './status-mail.ts'
import { transitions } from './order-states.ts'
import {
  getOrderRecord,
  insertEvent,
  type LockedOrder,
  setStatus,
  type StatusChange,
} from './order.store.ts'
import { balanceOf } from '../payments/balance.ts'
import { answerReport } from '../payments/payment-clock.store.ts'
import { insertPayment } from '../payments/payments.store.ts'
import type { Receipt } from '../payments/receipt.ts'
import type { Refund } from './refund.ts'
import { askRefund } from './refunds/ask-refund.ts'
import { needsSecondPerson } from './refunds/second-person.ts'
import { recordRefund } from './refunds/send-back.ts'
import { applyStockEffect, type Shortage } from './stock.store.ts'

export interface Move extends Omit<StatusChange, 'orderId'> {
  /** The refund, when an order that was paid for is cancelled. */
  refund?: Refund | null
  /** The reference under which its money was found. */
  receipt?: Receipt | null
  /** The caller writes to the buyer itself. */
  isTold?: boolean
}

/** The result: moved, not allowed from this state, or the stock that is missing. */
export type MoveResult = 'moved' | 'not-allowed' | Shortage[]

/**
 * Moves a locked order along its states: stock, timeline, commission and the buyer's mail in one
 * transaction.
 */
export async function moveOrder(
  { db, settings, programme }: Pick<Context, 'db' | 'settings' | 'programme'>,
  order: LockedOrder,
  move: Move,
): Promise<MoveResult> {
  const effect = transitions[order.status][move.status]
  if (effect === undefined) return 'not-allowed'
  const record = await getOrderRecord(db, order.id)
  const balance = balanceOf(record)
  const demands = record.lines.map((line) => ({
    productId: line.product_id,
    quantity: line.quantity,
  }))
  const shortages = await applyStockEffect(db, effect, demands)
  if (shortages.length > 0) return shortages
  const change = { ...move, orderId: order.id }
  await setStatus(db, change)
  await insertEvent(db, change)
  // Commission starts when the money has arrived (decision 6), and is reversed when it goes back.
  if (move.status === 'Authorized') await programme.onPaid(db, { id: order.id, now: move.now })
  if (move.status === 'Canceled') {
    await programme.onCanceled(db, { id: order.id, reason: move.reason ?? '', now: move.now })
  }
  const refund = move.refund ?? null
  const isRefundWaiting = refund !== null && needsSecondPerson(refund, record)
  if (refund && move.actorId !== null) {
    const { reason, actorId, now } = move
    const cancelled = { ...record, status: move.status }
    const sent = { refund, reason, actorId, now }
    if (isRefundWaiting) await askRefund({ db }, cancelled, sent)
    else await recordRefund(db, cancelled, sent)
  }
  // All that was still missing has come.
  if (move.receipt && balance.due > 0) {
    const { receipt, reason: note, actorId, now } = move
    const received = { kind: 'received', amount: balance.due, note, actorId, now } as const
    await insertPayment(db, { ...receipt, ...received, order: record })
  }
  const isFound = move.status === 'Authorized'
  await answerReport(db, { ...change, isFound, note: null })
  if (!move.isTold) {
    const news = { ...move, isRefundWaiting }
    for (const mail of statusMail(record, news, settings)) await enqueueMail(db, mail)
  }
  return 'moved'
}
