import { expect, it } from 'vitest'
import { loneLimits, needsSecond } from './lone-limits.ts'

const kinds = Object.keys(loneLimits) as (keyof typeof loneLimits)[]

it.each(kinds)('%s: a limit that is cut into pieces is the same limit', (kind) => {
  const limit = loneLimits[kind]
  const piece = Math.floor(limit / 12)
  expect(needsSecond(kind, { amount: limit, before: 0 })).toBe(false)
  expect(needsSecond(kind, { amount: limit + 1, before: 0 })).toBe(true)
  expect(needsSecond(kind, { amount: piece, before: limit - piece })).toBe(false)
  expect(needsSecond(kind, { amount: piece + 1, before: limit - piece })).toBe(true)
  // What is taken away can be given again.
  expect(needsSecond(kind, { amount: -1, before: limit })).toBe(true)
  expect(needsSecond(kind, { amount: 1, before: 0, currency: 'KES' })).toBe(true)
})
