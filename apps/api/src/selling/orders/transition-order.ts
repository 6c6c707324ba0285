import type { Context } from '../../core/context.ts'
import { announce } from '../../platform/announcements/announce.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { lapseAmendment } from './amendments.store.ts'
import { endCancellationRequest } from './cancellations.store.ts'
import { statusMail } from './status-mail.ts'
import { transitions } from './order-states.ts'
import {
  getOrderRecord,
  insertEvent,
  type LockedOrder,
  setStatus,
  type StatusChange,
} from './order.store.ts'
import { balanceOf, isRaiseUnpaid, paymentStateOf } from '../payments/balance.ts'
import { answerReport } from '../payments/payment-deadline.store.ts'
import { insertPayment } from '../payments/payments.store.ts'
import type { PaymentSource } from '../payments/payment-source.ts'
import type { Refund } from './refund.ts'
import { openRefundRequest } from './refunds/open-refund-request.ts'
import { sumRefundedAlone } from './refunds/lone-refunds.store.ts'
import { needsSecondPerson } from './refunds/second-person.ts'
import { recordRefund } from './refunds/make-refund.ts'
import { applyStockEffect, type Shortage } from './stock.store.ts'

export interface Transition extends Omit<StatusChange, 'orderId'> {
  /** The refund, when an order that was paid for is cancelled. */
  refund?: Refund | null
  /** The reference under which its money was found. */
  source?: PaymentSource | null
  /** The caller mails the buyer itself. */
  isNotified?: boolean
}

/** The result: moved, not allowed from this state or without the order's money, or the stock that is missing. */
export type TransitionResult =
  | 'moved'
  | 'not-allowed'
  | 'refunded'
  | 'paid-no-longer'
  | 'raise-unpaid'
  | Shortage[]

/** What programs outside are told of a new state. A listing is sold once it has left. */
const announced = {
  Pending: [],
  'Payment Declined': [],
  Authorized: ['order.paid'],
  Shipped: ['order.shipped', 'listing.sold'],
  Canceled: ['order.canceled'],
} as const

/** Moves a locked order to another status: stock, timeline, commission and the buyer's mail in one transaction. */
export async function transitionOrder(
  { db, settings, programme }: Pick<Context, 'db' | 'settings' | 'programme'>,
  order: LockedOrder,
  transition: Transition,
): Promise<TransitionResult> {
  const effect = transitions[order.status][transition.status]
  if (effect === undefined) return 'not-allowed'
  const record = await getOrderRecord(db, order.id)
  const balance = balanceOf(record)
  const money = paymentStateOf(record)
  if (transition.status === 'Shipped') {
    if (money === 'refunded' || money === 'paid-no-longer') return money
    if (isRaiseUnpaid(record)) return 'raise-unpaid'
  }
  const demands = record.lines.map((line) => ({ ...line, productId: line.product_id }))
  const shortages = await applyStockEffect(db, effect, demands)
  if (shortages.length > 0) return shortages
  const change = { ...transition, orderId: order.id }
  await setStatus(db, change)
  await insertEvent(db, change)
  await answerCancellation(db, change)
  if (transition.status !== 'Authorized') await lapseAmendment(db, change)
  // Commission starts when the money has arrived (decision 6), and is reversed when it goes back.
  if (transition.status === 'Authorized')
    await programme.onPaid(db, { id: order.id, now: transition.now })
  if (transition.status === 'Canceled') {
    await programme.onCanceled(db, {
      id: order.id,
      reason: transition.reason ?? '',
      now: transition.now,
    })
  }
  const refund = transition.refund ?? null
  const { actorId, now } = transition
  const byPerson =
    refund === null || actorId === null
      ? 0
      : await sumRefundedAlone(db, { buyerId: order.account_id, actorId, now })
  const isRefundPending = refund !== null && needsSecondPerson(refund, record, byPerson)
  if (refund && actorId !== null) {
    const { reason } = transition
    const cancelled = { ...record, status: transition.status }
    const sent = { refund, reason, actorId, now }
    if (isRefundPending) await openRefundRequest({ db }, cancelled, sent)
    else await recordRefund(db, cancelled, sent)
  }
  // All of the missing money has been received.
  if (transition.source && balance.due > 0) {
    const { source, reason: note } = transition
    const received = { kind: 'received', amount: balance.due, note, actorId, now } as const
    await insertPayment(db, { ...source, ...received, order: record })
  }
  await announce(db, { types: announced[transition.status], subjectId: order.id, now })
  await answerReport(db, { ...change, isFound: transition.status === 'Authorized', note: null })
  if (!transition.isNotified) {
    const news = { ...transition, isRefundPending }
    for (const mail of statusMail(record, news, settings)) await enqueueMail(db, mail)
  }
  return 'moved'
}

/** A buyer who asked to cancel has the answer: it is done, or the goods have left. */
async function answerCancellation(db: Context['db'], change: StatusChange): Promise<void> {
  const { status } = change
  if (status !== 'Canceled' && status !== 'Shipped') return
  await endCancellationRequest(db, {
    ...change,
    state: status === 'Canceled' ? 'granted' : 'lapsed',
  })
}
