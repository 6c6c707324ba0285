import { expect, it } from 'vitest'
import { readPaperDay } from './paper-day.ts'

it.each([
  ['2027-06-30', '2027-06-30'],
  ['', null],
  [null, null],
  [undefined, null],
  ['2027-02-30', undefined],
  ['2027-13-01', undefined],
  ['30.6.2027', undefined],
])('%s is %s', (typed, expected) => {
  expect(readPaperDay(typed)).toBe(expected)
})
