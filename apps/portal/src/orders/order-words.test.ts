import { describe, expect, it } from 'vitest'
import { changeOf, destination, itemsOf, sumsOf } from './order-words.ts'

const line = { image: '', title: 'Toyota Vitz', qty: 1, price: '4500.00', product_id: 1 }

it.each([
  [[], ''],
  [[line], 'Toyota Vitz'],
  [[line, line, line], 'Toyota Vitz and 2 more'],
])('names the items of %j', (lines, words) => {
  expect(itemsOf({ lines })).toBe(words)
})

it.each([
  ['Mombasa', 'Kenya', 'Mombasa, Kenya'],
  ['Durban', null, 'Durban'],
  [null, null, ''],
])('of %s and %s the destination is %j', (destination_port, destination_country, words) => {
  expect(destination({ destination_port, destination_country })).toBe(words)
})

describe('sumsOf', () => {
  const order = {
    goods_incl_tax: '4500.00',
    discount_incl_tax: '0.00',
    shipping_incl_tax: '700.00',
    shipping_method: 'RORO to Mombasa',
    voucher_code: null,
  }

  it('is goods and shipping', () => {
    expect(sumsOf(order)).toEqual([
      { label: 'Goods', amount: '4500.00' },
      { label: 'Shipping: RORO to Mombasa', amount: '700.00' },
    ])
  })

  it('takes a discount off between them', () => {
    const discounted = { ...order, discount_incl_tax: '200.00', voucher_code: 'WELCOME200' }
    expect(sumsOf(discounted)).toEqual([
      { label: 'Goods before discount', amount: '4500.00' },
      { label: 'Discount: WELCOME200', amount: '-200.00' },
      { label: 'Shipping: RORO to Mombasa', amount: '700.00' },
    ])
  })
})

it.each([
  ['{"status":"Pending"}', '{"status":"Authorized"}', 'Pending → Authorized'],
  ['{"status": "Authorized"}', '{"refund": {}, "status": "Canceled"}', 'Authorized → Canceled'],
  [null, '{"note":"x"}', '{"note":"x"}'],
  ['{"a":1}', '{"a":2}', '{"a":1} → {"a":2}'],
])('from %s to %s reads %j', (before, after, words) => {
  expect(changeOf(before, after)).toBe(words)
})
