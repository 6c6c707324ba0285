import { expect, test } from 'vitest'
import { timeLeft } from './countdown.ts'

/** The end that buyer spec §2 names, in Nairobi's time (contract C58). */
const end = Date.parse('2020-01-20T23:59:00+03:00')

test.each([
  ['2020-01-18T22:57:57+03:00', { days: 2, hours: 1, minutes: 1, seconds: 3 }],
  ['2020-01-19T23:59:00+03:00', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  ['2020-01-20T23:58:59+03:00', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2020-01-20T23:58:59.999+03:00', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2020-01-20T23:59:00+03:00', null],
  ['2020-02-01T00:00:00+03:00', null],
])('at %s', (now, left) => {
  expect(timeLeft(end, Date.parse(now))).toEqual(left)
})
