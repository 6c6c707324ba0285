import { expect, it } from 'vitest'
import { orderSums } from './order-sums.ts'

it('adds up to the total', () => {
  const order = {
    total_incl_tax: '4800.00',
    shipping_incl_tax: '700.00',
    shipping_method: 'RORO to Mombasa',
    voucher_discounts: [
      { name: 'Flash discount', description: '', amount: '200.00', voucher: null },
    ],
    offer_discounts: [],
    surcharges: [],
  }
  expect(orderSums(order as unknown as Parameters<typeof orderSums>[0])).toEqual([
    { label: 'Goods before discount', amount: '4300.00' },
    { label: 'Discount: Flash discount', amount: '-200.00' },
    { label: 'Shipping: RORO to Mombasa', amount: '700.00' },
  ])
})

it.each([
  ['5000.00', '700.00', '4300.00'],
  ['0.30', '0.10', '0.20'],
  ['9999999999.99', '0.01', '9999999999.98'],
  ['700.00', '700.00', '0.00'],
])('of %s with %s for shipping leaves %s for the goods', (total, shipping, goods) => {
  const [first] = orderSums({ total_incl_tax: total, shipping_incl_tax: shipping })
  expect(first).toEqual({ label: 'Goods', amount: goods })
})
