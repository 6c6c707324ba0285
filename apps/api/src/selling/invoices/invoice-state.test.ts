import { expect, it } from 'vitest'
import type { OrderStatus } from '../orders/tables.ts'
import { invoiceState, replacedBecause } from './invoice-state.ts'

const ended = new Date('2026-11-20T08:00:00Z')

it.each<[OrderStatus, boolean, Date | null, string, string | null]>([
  ['Pending', true, null, 'to-pay', null],
  ['Pending', true, ended, 'replaced', 'account'],
  ['Pending', false, null, 'replaced', 'amount'],
  ['Pending', false, ended, 'replaced', 'account'],
  ['Authorized', true, ended, 'paid', null],
  ['Shipped', true, null, 'paid', null],
  ['Authorized', false, ended, 'replaced', 'account'],
  ['Canceled', true, ended, 'cancelled', null],
  ['Payment Declined', true, null, 'cancelled', null],
])('%s, the latest: %s, its account ended %s: %s because of %s', (...given) => {
  const [status, isLatest, account_ended_at, state, because] = given
  const invoice = {
    status,
    isLatest,
    account_ended_at,
    isRefunded: false,
    isPaidNoLonger: false,
    isRaiseUnpaid: false,
  }
  expect(invoiceState(invoice)).toBe(state)
  expect(replacedBecause(invoiceState(invoice), invoice)).toBe(because)
})

it.each([
  ['Authorized', { isRefunded: true }, 'cancelled'],
  ['Shipped', { isRefunded: true }, 'cancelled'],
  ['Pending', { isRefunded: true }, 'to-pay'],
  ['Shipped', { isPaidNoLonger: true }, 'to-pay'],
  ['Authorized', { isRaiseUnpaid: true }, 'to-pay'],
] as const)('of a %s order with %j is %s', (status, money, state) => {
  const none = { isRefunded: false, isPaidNoLonger: false, isRaiseUnpaid: false }
  expect(invoiceState({ status, isLatest: true, account_ended_at: null, ...none, ...money })).toBe(
    state,
  )
})
