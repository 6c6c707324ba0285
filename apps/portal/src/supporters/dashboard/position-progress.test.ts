import type { PositionProgress } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { missingToPayout, stepTo } from './position-progress.ts'

function progress(sales: string, from: string, goal: string | null): PositionProgress {
  const rates = { direct_rate: '1', downline_rate: '1' }
  return {
    name: 'Independent Business Owner',
    ...rates,
    qualified_sales: sales,
    from,
    next: goal === null ? null : { name: 'Executive Team Manager', ...rates, from: goal },
  }
}

it.each([
  ['0.00', '0.00', '15000.00', 0, '15000.00'],
  ['4300.00', '0.00', '15000.00', 28, '10700.00'],
  ['14999.99', '0.00', '15000.00', 99, '0.01'],
  ['15000.00', '15000.00', '60000.00', 0, '45000.00'],
  ['37500.10', '15000.00', '60000.00', 50, '22499.90'],
  // Sales that came back leave the position where it is: nobody is demoted.
  ['12000.00', '15000.00', '60000.00', 0, '48000.00'],
  ['70000.00', '15000.00', '60000.00', 100, '0.00'],
])('%s of sales, from %s to %s: %i %% and %s missing', (sales, from, goal, percent, missing) => {
  expect(stepTo(progress(sales, from, goal))).toEqual({ percent, missing })
})

it('the highest position has no next', () => {
  expect(stepTo(progress('250000.00', '200000.00', null))).toBeNull()
})

it.each([
  ['0.00', '25.00'],
  ['12.35', '12.65'],
  ['24.99', '0.01'],
  ['25.00', null],
  ['700.00', null],
  ['-3.00', '28.00'],
])('with %s approved, %j is missing to USD25 (account spec §9)', (approved, missing) => {
  expect(missingToPayout({ approved, threshold: '25.00' })).toBe(missing)
})
