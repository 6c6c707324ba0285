import { describe, expect, it } from 'vitest'
import { earnedPosition, nextPosition, positionOf, salesFor } from './positions.ts'

const steps = [15_000_00, 60_000_00, 200_000_00]

describe('earnedPosition', () => {
  it.each([
    ['owner', 0, 'owner'],
    ['owner', 14_999_99, 'owner'],
    ['owner', 15_000_00, 'manager'],
    ['owner', 60_000_00, 'leader'],
    ['manager', 199_999_99, 'leader'],
    ['owner', 200_000_00, 'executive'],
    ['owner', 9_000_000_00, 'executive'],
    // Nobody is demoted.
    ['leader', 0, 'leader'],
    ['executive', 15_000_00, 'executive'],
  ] as const)('%s with %d cents of qualified sales is %s', (held, sales, earned) => {
    expect(earnedPosition(held, sales, steps)).toBe(earned)
  })
})

it.each([
  ['owner', 'Independent Business Owner', 100, 'manager'],
  ['manager', 'Executive Team Manager', 150, 'leader'],
  ['leader', 'Executive Team Leader', 200, 'executive'],
  ['executive', 'Senior Executive Leader', 250, undefined],
] as const)('%s is %s with %d hundredths of a percent, before %s', (key, name, rate, next) => {
  expect(positionOf(key)).toMatchObject({ name, rates: { direct: rate, downline: rate } })
  expect(nextPosition(key)?.key).toBe(next)
  expect(next === undefined || salesFor(next, steps) > salesFor(key, steps)).toBe(true)
})
