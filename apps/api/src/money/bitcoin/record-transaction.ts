import type { Selectable } from 'kysely'
import type { Context } from '../../core/context.ts'
import { toDecimal } from '../../core/money.ts'
import { shopDay } from '../../core/shop-day.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import type { BitcoinTransactionsTable } from './tables.ts'
import { recordArrivedPayment } from '../../selling/orders/staff/record-arrived-payment.ts'
import { getOrderRecord, type LockedOrder } from '../../selling/orders/order.store.ts'
import { centsOf, formatBitcoins } from './bitcoin-amount.ts'
import { takeBackArrivedPayment } from '../../selling/orders/taken-back/take-back-arrived-payment.ts'
import { findHandRecorded } from '../../selling/payments/payments.store.ts'
import { reversedPaymentMail } from './reversed-payment-mail.ts'
import { getPayment, linkPayment } from './watches.store.ts'

type Transaction = Selectable<BitcoinTransactionsTable>

/**
 * Records a confirmed transaction as a payment of its order, at the rate of when it was first seen. One without a rate,
 * or of an order in another currency, is left to staff.
 */
export async function recordTransaction(
  context: Context,
  order: LockedOrder,
  { txid, satoshi, cents_per_bitcoin: rate, recordings }: Transaction,
): Promise<void> {
  const { db, clock } = context
  const key = { orderId: order.id, txid }
  const known = await findHandRecorded(db, {
    method: 'bitcoin',
    reference: txid,
    orderId: order.id,
  })
  if (known !== null) return linkPayment(db, key, known)
  const { currency } = await getOrderRecord(db, order.id)
  const amount = rate === null || currency !== 'USD' ? 0 : centsOf(satoshi, rate)
  if (rate === null || amount === 0) return
  const recording = await recordArrivedPayment(context, {
    order,
    found: {
      amount,
      charges: 0,
      method: 'bitcoin',
      reference: txid,
      receivedOn: shopDay(clock.now()),
      note: `${formatBitcoins(satoshi)} BTC × ${toDecimal(rate)} USD/BTC`,
    },
    source: 'bitcoin',
    // One transaction may pay several orders, and be confirmed again after it was gone.
    sourceKey: `${txid}:${order.id}:${recordings}`,
    actorId: null,
  })
  if ('refused' in recording) throw new Error(`${txid} of order ${order.id}: ${recording.refused}`)
  await linkPayment(db, key, recording.paymentId)
}

/** The chain dropped a transaction: its payment stays, and another row reverses it. The order is put back where it was. */
export async function reverseTransaction(
  context: Context,
  order: LockedOrder,
  { txid, payment_id: paymentId }: Transaction,
): Promise<void> {
  if (paymentId === null) return
  const { db, settings } = context
  const { amount } = await getPayment(db, paymentId)
  const taking = { order, paymentId, actorId: null, reason: null }
  const result = await takeBackArrivedPayment(context, taking)
  await linkPayment(db, { orderId: order.id, txid }, null)
  // Staff took it back before, as it was meant for something else.
  if (result === 'done-before') return
  const record = await getOrderRecord(db, order.id)
  const language = await staffLanguageAt(db, settings.supportEmail)
  await enqueueMail(db, reversedPaymentMail(record, { amount, language }, settings))
}
