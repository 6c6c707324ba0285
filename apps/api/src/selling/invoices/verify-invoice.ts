import type { InvoiceCheck } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { toDecimal } from '../../core/money.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import type { OrderStatus } from '../../platform/db/columns.ts'
import { bankWire } from '../payments/bank-wire.ts'
import { readInvoiceCode } from './invoice-code.ts'
import { findInvoice, type InvoiceRow } from './invoices.store.ts'
import { maskedName } from './masked-name.ts'

/** Whether an invoice is ours and still counts, for whoever holds its code. */
export const verifyInvoice: Handler<'verifyInvoice'> = async ({ db, settings }, { path }) => {
  const invoice = await findInvoice(db, readInvoiceCode(path.code))
  if (!invoice) return refuse(404, detail('invoice_unknown'))
  const state = stateOf(invoice)
  const { first_name, last_name } = invoice.shipping_address
  const account = bankWire.instructions({ payment_reference: '', bitcoin_address: null }, settings)
  return {
    status: 200,
    body: {
      state,
      number: invoice.number,
      buyer: maskedName(first_name, last_name),
      amount: toDecimal(invoice.total),
      currency: invoice.currency,
      issued_at: invoice.issued_at.toISOString(),
      // What is not to be paid names no account.
      account: state === 'to-pay' ? (account?.details ?? []) : [],
    },
  }
}

const states: Readonly<Record<OrderStatus, InvoiceCheck['state']>> = {
  Pending: 'to-pay',
  'Payment Declined': 'cancelled',
  Authorized: 'paid',
  Shipped: 'paid',
  Canceled: 'cancelled',
}

function stateOf({ status, isLatest }: InvoiceRow): InvoiceCheck['state'] {
  return isLatest ? states[status] : 'replaced'
}
