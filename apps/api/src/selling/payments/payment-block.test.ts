import { expect, test } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { paymentProblems } from './payment-block.ts'

const none = ['At least one payment method must be enabled.']
const amount = {
  cash: {
    non_field_errors: ['Amount must be greater then 0.00 or pay_balance must be enabled.'],
  },
}
const balance = ['Must set pay_balance flag on at least one payment method.']

test.each([
  [{ cash: { enabled: true } }, null],
  [{ cash: { enabled: true, amount: '1.00' } }, null],
  [{ cash: { enabled: true, amount: '0' } }, null],
  [{ cash: { enabled: true, pay_balance: true, amount: '5000.00' } }, null],
  [{}, none],
  [{ cash: {} }, none],
  [{ cash: { enabled: false, amount: '5000.00' } }, none],
  [{ cash: { enabled: true, pay_balance: false } }, amount],
  [{ cash: { enabled: true, pay_balance: false, amount: 0 } }, amount],
  [{ cash: { enabled: true, pay_balance: false, amount: '5000.00' } }, balance],
  [
    { cash: { enabled: true }, wire: { enabled: true } },
    ['Can not set pay_balance flag on multiple payment methods.'],
  ],
])('%j: %j', (payment, problems) => {
  expect(inWords(paymentProblems(payment))).toEqual(problems)
})
