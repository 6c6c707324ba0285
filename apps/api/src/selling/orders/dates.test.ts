import { expect, test } from 'vitest'
import { firstDue } from '../payments/payment-deadline.ts'
import { longDate, utcMoment } from './dates.ts'

const due = firstDue(new Date('2026-11-28T21:30:00Z'), 5)

test.each([
  ['en', '3 December 2026'],
  ['sw', '3 Desemba 2026'],
  ['pt', '3 de dezembro de 2026'],
  ['fr', '3 décembre 2026'],
] as const)('the day to pay by is the one that the clock ends with, in %s', (language, day) => {
  expect(longDate(due, language)).toBe(day)
  expect(utcMoment(due, language)).toBe(`${day}, 23:59 UTC`)
})
