import type { Handler } from '../../core/contract.ts'
import { toDecimal } from '../../core/money.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { primaryOf } from '../../platform/db/replicas/primary-of.ts'
import { splitDetail } from '../payments/split-detail.ts'
import { parseInvoiceCode } from './invoice-code.ts'
import { invoiceState, replacedBecause } from './invoice-state.ts'
import { findInvoice } from './invoices.store.ts'
import { maskedName } from './masked-name.ts'

/** Whether an invoice is ours and still counts, for whoever holds its code. */
export const verifyInvoice: Handler<'verifyInvoice'> = async ({ db }, { path }) => {
  // A replica may not know yet that an account has ended.
  const invoice = await findInvoice(primaryOf(db), parseInvoiceCode(path.code))
  if (!invoice) return refuse(404, detail('invoice_unknown'))
  const { current, account_ended_at: ended } = invoice
  const state = invoiceState(invoice)
  // An invoice that is not to be paid names no account.
  const account = state === 'to-pay' ? current : null
  const { first_name, last_name } = invoice.shipping_address
  return {
    status: 200,
    body: {
      state,
      replaced_because: replacedBecause(state, invoice),
      number: invoice.number,
      buyer: maskedName(first_name, last_name),
      amount: toDecimal(invoice.total),
      currency: invoice.currency,
      issued_at: invoice.issued_at.toISOString(),
      account: account?.details.map(splitDetail) ?? [],
      account_since: account?.isChange ? new Date(account.since).toISOString() : null,
      latest_issued_at: invoice.latest_at.toISOString(),
      account_ended_at: state === 'replaced' ? (ended?.toISOString() ?? null) : null,
    },
  }
}
