import type { Context } from '../../core/context.ts'
import { toDecimal } from '../../core/money.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import type { MpesaObstacle } from './tables.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { recordArrivedPayment } from '../../selling/orders/staff/record-arrived-payment.ts'
import type { LockedOrder } from '../../selling/orders/order.store.ts'
import type { TakenMoney } from './callback-shapes.ts'
import { leftMail } from './left-mail.ts'
import { findHandRecorded } from '../../selling/payments/payments.store.ts'
import { insertReceipt, noteReceiptCounted } from './receipts.store.ts'

export interface Taken extends TakenMoney {
  /** Locked; null where nobody knows for which it is. */
  order: LockedOrder | null
  /** What the payer typed. */
  account: string | null
  promptId: number | null
  /** What it counts as, in the order's currency, at which rate; or why a person has to say. */
  worth: { amount: number; rate: string } | { obstacle: MpesaObstacle }
}

/**
 * The only way by which a receipt of M-Pesa becomes money of an order. Its number is written down once, whoever brings it and
 * however often; false when it was known.
 */
export async function takeMoney(context: Context, taken: Taken): Promise<boolean> {
  const { db, clock } = context
  const { receipt, amount, order, account, promptId, worth } = taken
  const [now, obstacle] = [clock.now(), 'obstacle' in worth ? worth.obstacle : null]
  const orderId = order?.id ?? null
  const row = { receipt, amount, account, promptId, orderId, obstacle, now }
  if (!(await insertReceipt(db, row))) return false
  // For whichever order: staff may have read the payer's words otherwise.
  const known = await findHandRecorded(db, { method: 'mpesa', reference: receipt })
  if (known !== null) {
    if (obstacle === null) await noteReceiptCounted(db, receipt, known)
    return true
  }
  if ('obstacle' in worth || order === null) {
    await tellStaff(context, taken)
    return true
  }
  const recording = await recordArrivedPayment(context, {
    order,
    found: {
      amount: worth.amount,
      charges: 0,
      method: 'mpesa',
      reference: receipt,
      receivedOn: now.toISOString().slice(0, 10),
      note: `${toDecimal(amount)} KES ÷ ${worth.rate} KES/USD`,
    },
    source: 'mpesa',
    sourceKey: receipt,
    actorId: null,
  })
  if ('refused' in recording) throw new Error(`${receipt}: ${recording.refused}`)
  await noteReceiptCounted(db, receipt, recording.paymentId)
  return true
}

async function tellStaff({ db, settings }: Context, { receipt, amount, order, account }: Taken) {
  const language = await staffLanguageAt(db, settings.supportEmail)
  const left = { receipt, amount, account, order, language }
  await enqueueMail(db, leftMail(left, settings))
}
