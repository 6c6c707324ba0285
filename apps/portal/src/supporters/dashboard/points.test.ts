import { expect, it } from 'vitest'
import { formatPoints, receiptLabel, trainingNote } from './points.ts'

it.each([
  [0, '0'],
  [100, '100'],
  [43.5, '43.50'],
  [43.07, '43.07'],
  [12_345.6, '12,345.60'],
])('%d points read %s', (points, text) => {
  expect(formatPoints(points)).toBe(text)
})

it.each([
  [null, 'waiting', 'Pending'],
  [1, 'pending', '1 point'],
  [43, 'paid', '43 points'],
  [0.45, 'approved', '0.45 points'],
  // An order that was cancelled before and after its payment.
  [null, 'none', 'None'],
  [0, 'reversed', 'Cancelled'],
] as const)('a receipt of %j that is %s reads %s', (commission_receipt, commission_state, text) => {
  expect(receiptLabel({ commission_receipt, commission_state })).toBe(text)
})

it.each([
  [0, null, /Finish the training/],
  [100, null, /^Waiting for your first sale/],
  [100, '2026-03-04T11:00:00Z', /\$100\.00.*Mar/],
] as const)('%d points for the training, redeemed %j, read %s', (points, redeemed_at, words) => {
  expect(trainingNote({ points, redeemed_at })).toMatch(words)
})
