import { expect, it } from 'vitest'
import { orderEffect } from './order-effect.ts'

const unpaid = {
  status: 'Pending',
  account_id: 7,
  way: 'at-once',
  isAsked: false,
  hasOtherGoods: false,
} as const
const paid = { ...unpaid, status: 'Authorized', way: 'ask' } as const

it.each([
  ['nothing paid', unpaid, 'stop', 'cancelled'],
  ['declined, nothing paid', { ...unpaid, status: 'Payment Declined' }, 'stop', 'cancelled'],
  ['nothing paid, beside other goods', { ...unpaid, hasOtherGoods: true }, 'stop', 'asked'],
  ['money on its way', { ...unpaid, way: 'ask' }, 'stop', 'asked'],
  ['paid', paid, 'stop', 'asked'],
  ['paid, and its buyer has asked', { ...paid, way: 'none', isAsked: true }, 'stop', 'waits'],
  ['paid, of whoever takes down', { ...paid, account_id: 1 }, 'stop', 'own'],
  ['unpaid, of whoever takes down', { ...unpaid, account_id: 1 }, 'stop', 'own'],
  ['shipped', { ...paid, status: 'Shipped', way: 'none' }, 'stop', 'stays'],
  ['nothing paid, kept', unpaid, 'keep', 'stays'],
  ['paid, kept', paid, 'keep', 'stays'],
] as const)('%s, %s orders: %s', (_, order, orders, effect) => {
  expect(orderEffect(order, { orders, actorId: 1 })).toBe(effect)
})
