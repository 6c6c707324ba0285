import type { SupportOrder } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { ordersCsv } from './orders-csv.ts'

const order = {
  number: '100118',
  date_placed: '2026-03-02T09:20:03Z',
  status: 'Pending',
  user_name: 'Grace Wanjiru',
  user_email: 'grace@example.com',
  lines: [{ image: '', title: 'Toyota Vitz 1.0 2013', qty: 1, price: '4300.00', product_id: 4711 }],
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
} as SupportOrder

const row = (given: Partial<SupportOrder>) =>
  ordersCsv([{ ...order, ...given }]).then((csv) => csv.split('\r\n')[1])

it('writes a head and a row per order', async () => {
  expect(await ordersCsv([order])).toBe(
    '\uFEFFNumber,Placed,Status,Customer,Email,Items,Port,Country,Insurance,Currency,Shipping,Total,Payment reference,Payment due,Status since,Refunded,Discount code,Promo code\r\n' +
      '100118,2026-03-02T09:20:03Z,Pending,Grace Wanjiru,grace@example.com,1 x Toyota Vitz 1.0 2013,Mombasa,Kenya,requested,USD,700.00,5000.00,1001187,2026-03-07T09:20:03Z,2026-03-02T09:20:03Z,,,JOYK2026\r\n',
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
