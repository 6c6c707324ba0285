import type { SupportOrder } from '@bandari/sdk'
import { type CsvColumns, csvOf } from '../../staff/csv.ts'

/** English in every language, as its values are: files of several colleagues are put together, and other programs read them. */
const columns: CsvColumns<SupportOrder> = {
  Number: ({ number }) => number,
  Placed: ({ date_placed }) => date_placed,
  Status: ({ status }) => status,
  Customer: ({ user_name }) => user_name,
  Email: ({ user_email }) => user_email,
  Items: ({ lines }) => lines.map(({ qty, title }) => `${qty} x ${title}`).join('; '),
  Port: ({ destination_port }) => destination_port,
  Country: ({ destination_country }) => destination_country,
  Insurance: ({ insurance_requested }) => (insurance_requested ? 'requested' : ''),
  Currency: ({ currency }) => currency,
  Shipping: ({ shipping_incl_tax }) => shipping_incl_tax,
  Total: ({ total_incl_tax }) => total_incl_tax,
  'Payment reference': ({ payment_reference }) => payment_reference,
  'Payment due': ({ payment_due }) => payment_due,
  'Status since': ({ status_since }) => status_since,
  Paid: paidDay,
  Payments: ({ payments }) => standing(payments).map(paymentText).join('; '),
  Refunded: ({ refund }) => refund?.amount ?? null,
  'Discount code': ({ voucher_code }) => voucher_code,
  'Promo code': ({ agent_code }) => agent_code,
}

type Payment = SupportOrder['payments'][number]

/** What came and went back; rows that were taken back are as if they had never been, and so is what takes them back. */
function standing(payments: readonly Payment[]): Payment[] {
  const corrected = new Set(payments.flatMap(({ corrects }) => corrects ?? []))
  return payments.filter(({ id, corrects }) => corrects === null && !corrected.has(id))
}

/** The day on which the last of an order's price was booked; empty until all of it is here. */
function paidDay({ payment_state, payments }: SupportOrder): string | null {
  if (payment_state !== 'paid') return null
  const days = standing(payments)
    .filter(({ kind }) => kind === 'received')
    .map(({ received_on }) => received_on)
  return days.toSorted().at(-1) ?? null
}

/** `2026-03-04 USD 5000.00 bank TT 4711`. */
function paymentText({ received_on, currency, amount, method, reference }: Payment): string {
  return `${received_on} ${currency} ${amount} ${method} ${reference}`
}

export function ordersCsv(orders: readonly SupportOrder[]): Promise<string> {
  return csvOf(columns, orders)
}
