import { expect, it } from 'vitest'
import { positive } from './positive.ts'

it.each([
  ['1', 1],
  ['52', 52],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['01', null],
  ['x', null],
  ['', null],
  ['9999999999', null],
  [null, null],
])('%j is %j', (text, number) => {
  expect(positive(text)).toBe(number)
})
