import type { PaymentRecord } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { validatePaymentRecord } from './payment-record.ts'

const now = new Date('2026-11-23T15:00:00Z')
const order = {
  currency: 'USD',
  total: 500_000,
  due: 300_000,
  placed: new Date('2026-11-20'),
  chargedAlone: 0,
}

const claim: PaymentRecord = {
  amount: '2990',
  currency: 'USD',
  bank_charges: '10.00',
  method: 'bank',
  reference: 'FT26',
  received_on: '2026-11-22',
}

it('is what was found, in cents', () => {
  expect(validatePaymentRecord(claim, order, now)).toEqual({
    found: {
      amount: 299_000,
      charges: 1000,
      method: 'bank',
      reference: 'FT26',
      receivedOn: '2026-11-22',
      note: null,
    },
  })
})

it.each<[Partial<PaymentRecord>]>([
  [{ amount: '0.01', bank_charges: '100' }],
  [{ amount: '10000', bank_charges: '0' }],
  [{ received_on: '2026-11-24' }],
  [{ received_on: '2026-10-21' }],
])('takes %j', (changed) => {
  expect(validatePaymentRecord({ ...claim, ...changed }, order, now)).toHaveProperty('found')
})

it.each<[Partial<PaymentRecord>, object]>([
  [{ amount: '0.00' }, { amount: ['above_zero'] }],
  [{ amount: '10000.01', bank_charges: '0' }, { amount: [expect.anything()] }],
  [{ currency: 'KES' }, { currency: [expect.objectContaining({ code: 'payment_currency' })] }],
  [{ bank_charges: '10.01' }, { bank_charges: [expect.anything()] }],
  [{ amount: '1', bank_charges: '100.01' }, { bank_charges: [expect.anything()] }],
  [{ method: 'bitcoin' }, { reference: ['bitcoin_transaction_invalid'] }],
  [{ received_on: '2026-02-30' }, { received_on: ['not_a_day'] }],
  [{ received_on: '2026-11-25' }, { received_on: ['payment_day_to_come'] }],
  [{ received_on: '2026-10-19' }, { received_on: ['payment_day_too_early'] }],
  [
    { amount: '0', currency: 'EUR' },
    { amount: ['above_zero'], currency: [expect.anything()] },
  ],
])('refuses %j', (changed, mistakes) => {
  expect(validatePaymentRecord({ ...claim, ...changed }, order, now)).toEqual({ problem: mistakes })
})

it.each([
  [90_00, '10.00', null],
  [90_01, '10.00', { code: 'bank_charges_alone', values: { left: '9.99' } }],
  [100_00, '0.00', null],
])(
  'after %d cents of charges by the same person, %s more: %j',
  (chargedAlone, bank_charges, why) => {
    const result = validatePaymentRecord(
      { ...claim, bank_charges },
      { ...order, chargedAlone },
      now,
    )
    expect('problem' in result ? result.problem.bank_charges?.[0] : null).toEqual(why)
  },
)
