import type { SupportOrder } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { ordersCsv } from './orders-csv.ts'

const order = {
  number: '100118',
  date_placed: '2026-03-02T09:20:03Z',
  status: 'Pending',
  user_name: 'Grace Wanjiru',
  user_email: 'grace@example.com',
  lines: [
    {
      image: '',
      title: 'Toyota Vitz 1.0 2013',
      qty: 1,
      price: '4300.00',
      product_id: 4711,
      identity: null,
      fit: null,
    },
  ],
  destination_port: 'Mombasa',
  destination_country: 'Kenya',
  insurance_requested: true,
  currency: 'USD',
  shipping_incl_tax: '700.00',
  total_incl_tax: '5000.00',
  payment_reference: '1001187',
  payment_due: '2026-03-07T09:20:03Z',
  status_since: '2026-03-02T09:20:03Z',
  refund: null,
  voucher_code: null,
  agent_code: 'JOYK2026',
  payment_state: 'unpaid',
  payments: [],
} as Partial<SupportOrder> as SupportOrder

const row = (given: Partial<SupportOrder>) =>
  ordersCsv([{ ...order, ...given }]).then((csv) => csv.split('\r\n')[1])

it('writes a head and a row per order', async () => {
  expect(await ordersCsv([order])).toBe(
    '\uFEFFNumber,Placed,Status,Customer,Email,Items,Port,Country,Insurance,Currency,Shipping,Total,Payment reference,Payment due,Status since,Paid,Payments,Refunded,Discount code,Promo code\r\n' +
      '100118,2026-03-02T09:20:03Z,Pending,Grace Wanjiru,grace@example.com,1 x Toyota Vitz 1.0 2013,Mombasa,Kenya,requested,USD,700.00,5000.00,1001187,2026-03-07T09:20:03Z,2026-03-02T09:20:03Z,,,,,JOYK2026\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  'disarms a name that reads as the formula %j',
  async (user_name) => {
    expect(await row({ user_name })).toContain(`,'${user_name},`)
  },
)

it('quotes what would break the row', async () => {
  expect(await row({ user_name: 'Grace "G", Wanjiru' })).toContain(',"Grace ""G"", Wanjiru",')
})

describe('what was paid when', () => {
  const payment = (
    id: number,
    received_on: string,
    amount: string,
    corrects: number | null = null,
  ) => ({
    id,
    kind: 'received' as const,
    amount,
    currency: 'USD',
    method: 'bank' as const,
    reference: `TT ${id}`,
    received_on,
    corrects,
    note: null,
    by: null,
    approved_by: null,
    at: '2026-03-09T08:00:00Z',
    source: 'staff' as const,
  })
  const parts = [payment(2, '2026-03-06', '3000.00'), payment(1, '2026-03-04', '2000.00')]

  it('is the day on which the last of it was booked, and each payment with its own', async () => {
    expect(await row({ payment_state: 'paid', payments: parts })).toContain(
      ',2026-03-06,2026-03-06 USD 3000.00 bank TT 2; 2026-03-04 USD 2000.00 bank TT 1,',
    )
  })

  it('is no day while something is missing', async () => {
    expect(await row({ payment_state: 'partly-paid', payments: parts })).toContain(
      '2026-03-02T09:20:03Z,,2026-03-06 USD',
    )
  })

  it('leaves out what was taken back', async () => {
    const wrong = payment(3, '2026-03-08', '9000.00')
    const back = payment(4, '2026-03-09', '-9000.00', 3)
    expect(await row({ payment_state: 'paid', payments: [...parts, wrong, back] })).toContain(
      ',2026-03-06,2026-03-06 USD 3000.00 bank TT 2; 2026-03-04 USD 2000.00 bank TT 1,',
    )
  })
})
