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
  Refunded: ({ refund }) => refund?.amount ?? null,
  'Discount code': ({ voucher_code }) => voucher_code,
  'Promo code': ({ agent_code }) => agent_code,
}

export function ordersCsv(orders: readonly SupportOrder[]): Promise<string> {
  return csvOf(columns, orders)
}
