import { describe, expect, it } from 'vitest'
import { standingOf } from './order-standing.ts'

type Order = Parameters<typeof standingOf>[0]

const balance = {
  received: '0.00',
  bank_charges: '0.00',
  refunded: '0.00',
  due: '5200.00',
  over: '0.00',
}
const placed: Order = {
  status: 'Pending',
  payment_state: 'unpaid',
  balance,
  payment_reports: [],
}

describe('standingOf', () => {
  it.each<[string, Partial<Order>]>([
    ['to-pay', {}],
    ['to-pay', { payment_reports: [{ is_found: false }] }],
    ['looked-for', { payment_reports: [{ is_found: false }, { is_found: null }] }],
    ['rest-to-pay', { balance: { ...balance, received: '5000.00', due: '200.00' } }],
    ['declined', { status: 'Payment Declined' }],
    ['paid', { status: 'Authorized', payment_state: 'paid' }],
    ['rest-to-pay', { status: 'Authorized', payment_state: 'partly-paid' }],
    ['refunded', { status: 'Authorized', payment_state: 'refunded' }],
    ['shipped', { status: 'Shipped', payment_state: 'paid' }],
    ['canceled', { status: 'Canceled' }],
  ])('is %s for %o', (standing, changed) => {
    expect(standingOf({ ...placed, ...changed })).toBe(standing)
  })
})
