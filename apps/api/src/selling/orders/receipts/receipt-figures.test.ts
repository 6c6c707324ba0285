import { expect, it } from 'vitest'
import type { PaymentRow } from '../../payments/payments.store.ts'
import { receiptFigures, formatReceiptNumber } from './receipt-figures.ts'

const row = (id: number, kind: PaymentRow['kind'], amount: number, reference: string) =>
  ({ id, kind, amount, reference }) as PaymentRow

const payments = [
  row(1, 'received', 2000, 'FT 1'),
  row(2, 'received', 3185, 'FT 2'),
  row(3, 'bank-charges', 15, 'FT 2'),
  row(4, 'refunded', -500, 'TT 1'),
  row(5, 'received', 100, 'FT 3'),
]

it.each([
  [1, { charges: 0, received: 2000, refunded: 0 }],
  [2, { charges: 15, received: 5185, refunded: 0 }],
  [4, { charges: 0, received: 5185, refunded: 500 }],
  [5, { charges: 0, received: 5285, refunded: 500 }],
])('of payment %d says %j, whatever came later', (id, figures) => {
  expect(receiptFigures(payments, id)).toMatchObject(figures)
})

it('is of no payment that is not there', () => {
  expect(receiptFigures(payments, 6)).toBeNull()
})

it('prints its number', () => {
  expect(formatReceiptNumber(123)).toBe('R-000123')
})
