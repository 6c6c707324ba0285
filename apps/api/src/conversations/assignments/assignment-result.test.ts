import { expect, it } from 'vitest'
import { assignmentResult } from './assignment-result.ts'

it.each([
  ['taken by me', { now: null, was: null, wanted: 4 }, 'changed'],
  ['given on', { now: 4, was: 4, wanted: 7 }, 'changed'],
  ['given back', { now: 4, was: 4, wanted: null }, 'changed'],
  ['pressed twice', { now: 4, was: null, wanted: 4 }, 'same'],
  ['somebody was quicker', { now: 7, was: null, wanted: 4 }, 'taken'],
  ['given on by another', { now: 7, was: 4, wanted: null }, 'taken'],
  ['given back meanwhile', { now: null, was: 7, wanted: 4 }, 'taken'],
] as const)('%s', (_case, wish, result) => {
  expect(assignmentResult(wish)).toBe(result)
})
