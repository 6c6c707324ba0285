import type { SupportOrder } from '@bandari/sdk'

const columns: Record<string, (order: SupportOrder) => string | number | boolean | null> = {
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
  'Discount code': ({ voucher_code }) => voucher_code,
  'Promo code': ({ agent_code }) => agent_code,
}

/** RFC 4180, with a mark that makes spreadsheets read it as UTF-8. */
export function ordersCsv(orders: readonly SupportOrder[]): string {
  const head = Object.keys(columns)
  const rows = orders.map((order) => Object.values(columns).map((read) => read(order)))
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** Buyers choose their names: a cell that starts like a formula must not become one. */
function cell(value: string | number | boolean | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
