import { afterEach, expect, test } from 'vitest'
import { setShopZone } from '../../core/shop-day.ts'
import { firstDue } from '../payments/payment-deadline.ts'
import { longDate, zonedMoment } from './dates.ts'

afterEach(() => setShopZone('UTC'))

const due = firstDue(new Date('2026-11-28T21:30:00Z'), 5)

test.each([
  ['en', '3 December 2026'],
  ['sw', '3 Desemba 2026'],
  ['pt', '3 de dezembro de 2026'],
  ['fr', '3 décembre 2026'],
] as const)('the day to pay by is the one that the clock ends with, in %s', (language, day) => {
  expect(longDate(due, language)).toBe(day)
  expect(zonedMoment(due, language)).toBe(`${day}, 23:59 UTC`)
})

test('in Nairobi an order of one in the morning is of that day, and is to be paid by the end of its fifth', () => {
  setShopZone('Africa/Nairobi')
  const placed = new Date('2026-11-28T22:00:00Z')
  expect(longDate(placed, 'en')).toBe('29 November 2026')
  expect(zonedMoment(firstDue(placed, 5), 'en')).toBe('4 December 2026, 23:59 UTC+3')
})

test.each([
  ['America/St_Johns', '28 November 2026, 18:30 UTC-3:30'],
  ['UTC', '28 November 2026, 22:00 UTC'],
])('a moment in %s is %s', (zone, text) => {
  setShopZone(zone)
  expect(zonedMoment(new Date('2026-11-28T22:00:00Z'), 'en')).toBe(text)
})
