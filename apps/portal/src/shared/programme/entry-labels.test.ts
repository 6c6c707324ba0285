import { expect, it } from 'vitest'
import { basisLabel, entryTitle, payoutLabel, stateLook } from './entry-labels.ts'

it.each([
  ['earn', 'direct', '100118', 'Direct commission, order 100118'],
  ['earn', 'downline', '100121', 'Downline commission, order 100121'],
  ['reverse', 'direct', '100118', 'Direct commission cancelled, order 100118'],
  ['adjust', null, null, 'Adjustment'],
  ['adjust', null, '100118', 'Adjustment, order 100118'],
  ['pay', null, null, 'Payment to you'],
  ['training', null, null, 'Points for the training'],
] as const)('%s, %s, %s: %s', (kind, level, order_number, title) => {
  expect(entryTitle({ kind, level, order_number }, 'supporter')).toBe(title)
})

it('a payment reads otherwise for staff', () => {
  expect(entryTitle({ kind: 'pay', level: null, order_number: null }, 'staff')).toBe('Payment')
})

it.each([
  ['earn', 'FT-2026-0311', 'in FT-2026-0311'],
  ['adjust', 'FT-2026-0311', 'in FT-2026-0311'],
  ['pay', 'FT-2026-0311', ''],
  ['earn', null, ''],
] as const)('%s paid by %s reads "%s"', (kind, payout_reference, words) => {
  expect(payoutLabel({ kind, payout_reference })).toBe(words)
})

it.each([
  ['1.5', '4300.00', '1.5% of $4,300.00'],
  ['2', '4300.00', '2.0% of $4,300.00'],
  [null, '4300.00', ''],
  ['1', null, ''],
])('%s of %s reads "%s"', (rate, base, words) => {
  expect(basisLabel({ rate, base, currency: 'USD' })).toBe(words)
})

it.each([
  ['earn', 'pending', 'Pending'],
  ['earn', 'approved', 'Approved'],
  ['earn', 'reversed', 'Cancelled'],
  ['earn', 'paid', 'Paid'],
  ['pay', 'paid', 'Paid'],
  ['reverse', 'pending', 'Cancelled'],
  ['reverse', 'approved', 'Approved'],
] as const)('%s that is %s reads %s', (kind, state, word) => {
  expect(stateLook({ kind, state }).word).toBe(word)
})
