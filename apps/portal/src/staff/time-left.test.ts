import { expect, it } from 'vitest'
import { timeLeft, longDuration } from './time-left.ts'

const due_at = '2026-03-02T09:40:00Z'

it.each([
  ['2026-03-02T09:20:00Z', false, '20:00 left'],
  ['2026-03-02T09:25:55Z', false, '14:05 left'],
  ['2026-03-02T09:39:59Z', false, '0:01 left'],
  ['2026-03-02T09:40:00Z', false, '0:00 left'],
  ['2026-03-02T09:40:01Z', true, 'Overdue by 0:01'],
  ['2026-03-02T09:43:10Z', true, 'Overdue by 3:10'],
  ['2026-03-02T11:55:59Z', true, 'Overdue by 2 h 15 min'],
  ['2026-03-04T12:41:00Z', true, 'Overdue by 2 d 3 h'],
])('at %s: overdue %j, %s', (now, isOverdue, text) => {
  expect(timeLeft({ due_at }, Date.parse(now))).toEqual({ isOverdue, text })
})

it.each([
  [0, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h 0 min'],
  [86_399, '23 h 59 min'],
  [86_400, '1 d 0 h'],
  [277_200, '3 d 5 h'],
])('%d seconds are %s', (seconds, words) => {
  expect(longDuration(seconds)).toBe(words)
})
