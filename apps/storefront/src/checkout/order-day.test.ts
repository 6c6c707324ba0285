import { formatDate } from '@bandari/i18n/format'
import { expect, test } from 'vitest'
import { orderDay } from './order-day.ts'

test.each([
  ['2026-11-21', 'Nov. 21, 2026'],
  ['2026-11-21T23:30:00-03:00', 'Nov. 22, 2026'],
  ['2026-05-05T09:20:03Z', 'May. 5, 2026'],
])('%s is %s, as every page of the shop prints a day', (iso, day) => {
  expect([orderDay(iso, 'en-KE'), formatDate(iso, 'en-KE')]).toEqual([day, day])
})
