import { expect, it } from 'vitest'
import { ordersOf, totalOf } from './days.ts'

it('adds up days in cents', () => {
  const days = [
    { day: '2026-03-01', placed: 3, paid: 1, turnover: '0.10' },
    { day: '2026-03-02', placed: 2, paid: 2, turnover: '0.20' },
    { day: '2026-03-03', placed: 0, paid: 0, turnover: '0.00' },
  ]
  expect(totalOf(days)).toEqual({ placed: 5, paid: 3, turnover: '0.30' })
  expect(totalOf([])).toEqual({ placed: 0, paid: 0, turnover: '0.00' })
})

it('leads to the orders of the day', () => {
  const address = new URL(ordersOf({ day: '2026-03-02' }), 'https://portal.bandari.example')
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({
    date_placed_gte: '2026-03-02',
    date_placed_lte: '2026-03-02',
  })
})
