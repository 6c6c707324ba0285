import type { Context } from '../../core/context.ts'
import { toDecimal } from '../../core/money.ts'
import { shopDay } from '../../core/shop-day.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import type { MpesaObstacle } from './tables.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { recordArrivedPayment } from '../../selling/orders/staff/record-arrived-payment.ts'
import type { LockedOrder } from '../../selling/orders/order.store.ts'
import type { PaidReceipt } from './callback-shapes.ts'
import { unassignedMoneyMail } from './unassigned-money-mail.ts'
import { findHandRecorded } from '../../selling/payments/payments.store.ts'
import { insertReceipt, linkReceiptPayment } from './receipts.store.ts'

export interface ReceiptRecord extends PaidReceipt {
  /** Locked; null if the order is unknown. */
  order: LockedOrder | null
  /** What the payer typed. */
  account: string | null
  promptId: number | null
  /** The amount in the order's currency, and its rate; or why a person has to decide. */
  worth: { amount: number; rate: string } | { obstacle: MpesaObstacle }
}

/**
 * The only way by which an M-Pesa receipt becomes a payment. Each receipt is stored once, however often it comes; false
 * if it was known.
 */
export async function recordReceipt(context: Context, taken: ReceiptRecord): Promise<boolean> {
  const { db, clock } = context
  const { receipt, amount, order, account, promptId, worth } = taken
  const [now, obstacle] = [clock.now(), 'obstacle' in worth ? worth.obstacle : null]
  const orderId = order?.id ?? null
  const row = { receipt, amount, account, promptId, orderId, obstacle, now }
  if (!(await insertReceipt(db, row))) return false
  // For any order: staff may have assigned it to another one.
  const known = await findHandRecorded(db, { method: 'mpesa', reference: receipt })
  if (known !== null) {
    if (obstacle === null) await linkReceiptPayment(db, receipt, known)
    return true
  }
  if ('obstacle' in worth || order === null) {
    await notifyStaff(context, taken)
    return true
  }
  const recording = await recordArrivedPayment(context, {
    order,
    found: {
      amount: worth.amount,
      charges: 0,
      method: 'mpesa',
      reference: receipt,
      receivedOn: shopDay(now),
      note: `${toDecimal(amount)} KES ÷ ${worth.rate} KES/USD`,
    },
    source: 'mpesa',
    sourceKey: receipt,
    actorId: null,
  })
  if ('refused' in recording) throw new Error(`${receipt}: ${recording.refused}`)
  await linkReceiptPayment(db, receipt, recording.paymentId)
  return true
}

async function notifyStaff(
  { db, settings }: Context,
  { receipt, amount, order, account }: ReceiptRecord,
) {
  const language = await staffLanguageAt(db, settings.supportEmail)
  const unassigned = { receipt, amount, account, order, language }
  await enqueueMail(db, unassignedMoneyMail(unassigned, settings))
}
