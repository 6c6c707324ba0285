import { expect, it } from 'vitest'
import { balanceAfter, type PaymentClaim, validatePayment } from './payment-claim.ts'

const nothing = { received: '0.00', bank_charges: '0.00', refunded: '0.00', over: '0.00' }
const order = {
  total_incl_tax: '5200.00',
  currency: 'USD',
  balance: { ...nothing, due: '3200.00' },
}
const claim: PaymentClaim = {
  amount: '3,185',
  charges: '15',
  method: 'bank',
  reference: 'FT 1',
  day: '2026-11-22',
  note: '',
}

it.each<[Partial<PaymentClaim>, string[]]>([
  [{}, []],
  [{ charges: '' }, []],
  [{ amount: '10400', charges: '' }, []],
  [{ amount: '10400.01', charges: '' }, ['amount']],
  [{ amount: '0' }, ['amount']],
  [{ amount: 'much', charges: 'little' }, ['amount', 'charges']],
  [{ charges: '15.01' }, ['charges']],
  [{ amount: '100', charges: '100.01' }, ['charges']],
  [{ reference: ' ', day: '' }, ['reference', 'day']],
])('with %j it faults %j', (changed, fields) => {
  expect(Object.keys(validatePayment({ ...claim, ...changed }, order))).toEqual(fields)
})

it.each<[Partial<PaymentClaim>, { due: string; over: string } | null]>([
  [{}, { due: '0.00', over: '0.00' }],
  [{ charges: '' }, { due: '15.00', over: '0.00' }],
  [
    { amount: '4000', charges: '' },
    { due: '0.00', over: '800.00' },
  ],
  [{ amount: '' }, null],
])('with %j the balance is %j', (changed, balance) => {
  expect(balanceAfter({ ...claim, ...changed }, order)).toEqual(balance)
})
