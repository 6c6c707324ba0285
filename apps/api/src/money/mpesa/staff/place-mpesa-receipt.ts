import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { toDecimal } from '../../../core/money.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { shopDay } from '../../../core/shop-day.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { recordArrivedPayment } from '../../../selling/orders/staff/record-arrived-payment.ts'
import { getOrderRecord, lockOrder, type OrderRecord } from '../../../selling/orders/order.store.ts'
import { balanceOf } from '../../../selling/payments/balance.ts'
import { countRecordings } from '../../../selling/payments/payments.store.ts'
import { validatePaymentRecord } from '../../../selling/payments/payment-record.ts'
import { centsOf } from '../shillings.ts'
import { findOrderByInput, lockReceipt, assignReceipt } from '../receipts.store.ts'
import { type ReceiptListRow, receipts } from './receipt-list.store.ts'
import { receiptView } from './receipt.view.ts'

/**
 * Staff choose the order that money on the paybill pays: the payment is recorded as if Safaricom had named the order.
 */
export const placeMpesaReceipt: Handler<'placeMpesaReceipt'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, body, account } = call
  const named = await findOrderByInput(db, body.order)
  // Lock the order first, as Safaricom's callbacks do: this avoids deadlocks.
  const locked = named && (await lockOrder(db, named.id))
  if (!(await lockReceipt(db, path.receipt))) return notFound
  if (!locked) return refuse(400, fieldErrors({ order: ['bank_entry_no_order'] }))
  const receipt = await receipts(settings.exchangeRateDays).find(db, path.receipt)
  if (receipt?.state !== 'waits') return refuse(409, detail('bank_entry_decided'))
  if (receipt.rate === null) return refuse(409, detail('mpesa_no_rate'))
  const order = await getOrderRecord(db, locked.id)
  if (order.currency !== 'USD') return refuse(400, fieldErrors({ order: ['mpesa_not_now'] }))
  const result = validatePaymentRecord(
    paymentFields(receipt, receipt.rate),
    orderBalance(order),
    clock.now(),
  )
  // Staff type only the order, so all problems are shown there.
  if ('problem' in result) {
    return refuse(400, fieldErrors({ order: Object.values(result.problem).flat() }))
  }
  const recording = await recordArrivedPayment(context, {
    order: locked,
    found: result.found,
    source: 'mpesa',
    sourceKey: await nextKey(db, receipt.id),
    actorId: account.id,
  })
  if ('refused' in recording) {
    return recording.refused === 'own-money' ? ownMoney : refuse(409, detail('bank_entry_decided'))
  }
  const { paymentId } = recording
  await assignReceipt(db, receipt.id, { orderId: order.id, paymentId })
  context.afterCommit(context.nudgeOutbox)
  const placed = await receipts(settings.exchangeRateDays).find(db, receipt.id)
  return placed ? { status: 200, body: receiptView(placed) } : notFound
}

/** A receipt whose payment was taken back is recorded once more, in a further turn. */
async function nextKey(db: Context['db'], receipt: string): Promise<string> {
  const turn = await countRecordings(db, { source: 'mpesa', key: receipt })
  return turn === 0 ? receipt : `${receipt}/${turn}`
}

function paymentFields({ id, amount, arrived_at }: ReceiptListRow, rate: string) {
  return {
    amount: toDecimal(centsOf(amount, rate)),
    currency: 'USD',
    method: 'mpesa',
    reference: id,
    received_on: shopDay(arrived_at),
    note: `${toDecimal(amount)} KES ÷ ${rate} KES/USD`,
  } as const
}

function orderBalance(order: OrderRecord) {
  const { currency, total, date_placed: placed } = order
  return { currency, total, due: balanceOf(order).due, placed, chargedAlone: 0 }
}
