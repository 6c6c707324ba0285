import type { Context } from '../../core/context.ts'
import { oldestShown } from '../../pricing/exchange-rates/days.ts'
import { listCurrentRates } from '../../pricing/exchange-rates/exchange-rates.store.ts'
import { getOrderRecord, lockOrder } from '../../selling/orders/order.store.ts'
import type { PaybillPayment } from './callback-shapes.ts'
import { findPromptByAmount } from './prompts.store.ts'
import { findOrderByAccount } from './receipts.store.ts'
import { centsOf } from './shillings.ts'
import { recordReceipt } from './record-receipt.ts'

/** Whether to accept a payment to the shortcode: its account must be the reference of an order that waits for money. */
export async function acceptsPayment(
  { db, settings }: Context,
  payment: PaybillPayment,
): Promise<boolean> {
  if (payment.shortcode !== settings.mpesa?.shortcode) return false
  const order = await findOrderByAccount(db, payment.account)
  return order?.status === 'Pending'
}

/**
 * Records money paid to the shortcode. A payment by prompt comes here a second time, under the same receipt. Money for
 * no known order is left to staff. False for another's shortcode.
 */
export async function confirmPayment(context: Context, payment: PaybillPayment): Promise<boolean> {
  const { db, settings } = context
  if (payment.shortcode !== settings.mpesa?.shortcode) return false
  const { receipt, amount, account } = payment
  const found = await findOrderByAccount(db, account)
  const order = found && (await lockOrder(db, found.id))
  const worth =
    order === null ? ({ obstacle: 'account' } as const) : await worthOf(context, order.id, amount)
  await recordReceipt(context, { receipt, amount, order, account, promptId: null, worth })
  return true
}

async function worthOf({ db, clock, settings }: Context, orderId: number, amount: number) {
  const now = clock.now()
  // A payment of exactly the prompted sum counts at the prompt's rate, whichever way it is made.
  const prompt = await findPromptByAmount(db, { orderId, minorShillings: amount, now })
  if (prompt) return { amount: prompt.amount, rate: prompt.rate }
  const { currency } = await getOrderRecord(db, orderId)
  const rates = await listCurrentRates(db, oldestShown(now, settings.exchangeRateDays))
  const rate = rates.find((known) => known.currency === 'KES')?.rate
  const cents = rate === undefined || currency !== 'USD' ? 0 : centsOf(amount, rate)
  if (rate === undefined || cents === 0) return { obstacle: 'rate' } as const
  return { amount: cents, rate }
}
