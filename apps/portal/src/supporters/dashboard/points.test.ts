import { expect, it } from 'vitest'
import { formatPoints, receiptWords } from './points.ts'

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
  [null, 'Pending'],
  [1, '1 point'],
  [43, '43 points'],
  [0.45, '0.45 points'],
])('a receipt of %j reads %s (account spec §3)', (receipt, text) => {
  expect(receiptWords(receipt)).toBe(text)
})
