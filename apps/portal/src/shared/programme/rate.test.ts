import { expect, it } from 'vitest'
import { positions } from './programme.data.ts'
import { formatRate } from './rate.ts'

it.each([
  ['1', '1%'],
  ['1.5', '1.5%'],
  ['1.50', '1.5%'],
  ['2', '2.0%'],
  ['2.5', '2.5%'],
  ['1.25', '1.25%'],
])('%s prints as %s (account spec §9)', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})

it('the earned positions and their rates, direct and downline (account spec §9)', () => {
  expect(positions.map(({ name, direct, downline }) => [name, direct, downline])).toEqual([
    ['Independent Business Owner', '1%', '1%'],
    ['Executive Team Manager', '1.5%', '1.5%'],
    ['Executive Team Leader', '2.0%', '2.0%'],
    ['Senior Executive Leader', '2.5%', '2.5%'],
  ])
})
