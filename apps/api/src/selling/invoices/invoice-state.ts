import type { InvoiceCheck } from '@bandari/sdk'
import type { OrderStatus } from '../orders/tables.ts'

interface Issued {
  status: OrderStatus
  isLatest: boolean
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
export function invoiceState(invoice: Issued): InvoiceCheck['state'] {
  const { status, isLatest, account_ended_at } = invoice
  const state = isLatest ? states[status] : 'replaced'
  return state === 'to-pay' && account_ended_at !== null ? 'replaced' : state
}

export function replacedBecause(
  state: InvoiceCheck['state'],
  { account_ended_at }: Pick<Issued, 'account_ended_at'>,
): InvoiceCheck['replaced_because'] {
  if (state !== 'replaced') return null
  return account_ended_at === null ? 'amount' : 'account'
}
