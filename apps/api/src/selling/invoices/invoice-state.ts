import type { InvoiceCheck } from '@bandari/sdk'
import type { OrderStatus } from '../orders/tables.ts'

interface IssuedInvoice {
  status: OrderStatus
  isLatest: boolean
  /** All of its money went back, or was never this order's. */
  isRefunded: boolean
  isPaidNoLonger: boolean
  /** It was amended to cost more after it was paid. */
  isRaiseUnpaid: boolean
  account_ended_at: Date | null
}

const states: Readonly<Record<OrderStatus, InvoiceCheck['state']>> = {
  Pending: 'to-pay',
  'Payment Declined': 'cancelled',
  Authorized: 'paid',
  Shipped: 'paid',
  Canceled: 'cancelled',
}

/** An invoice that names a former account tells nobody to pay, even where no other invoice follows it. */
export function invoiceState(invoice: IssuedInvoice): InvoiceCheck['state'] {
  const { isLatest, account_ended_at } = invoice
  const state = isLatest ? latestState(invoice) : 'replaced'
  return state === 'to-pay' && account_ended_at !== null ? 'replaced' : state
}

function latestState({ status, isRefunded, isPaidNoLonger, isRaiseUnpaid }: IssuedInvoice) {
  if (isPaidNoLonger || isRaiseUnpaid) return 'to-pay'
  return states[status] === 'paid' && isRefunded ? 'cancelled' : states[status]
}

export function replacedBecause(
  state: InvoiceCheck['state'],
  { account_ended_at }: Pick<IssuedInvoice, 'account_ended_at'>,
): InvoiceCheck['replaced_because'] {
  if (state !== 'replaced') return null
  return account_ended_at === null ? 'amount' : 'account'
}
