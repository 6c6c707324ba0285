import { expect, it } from 'vitest'
import { chartScale } from './chart-scale.ts'

it.each([
  [0, [0, 5, 10]],
  [10, [0, 5, 10]],
  [43, [0, 20, 40, 60]],
  [60, [0, 20, 40, 60]],
  [61, [0, 25, 50, 75]],
  [100, [0, 50, 100]],
  [1234.56, [0, 500, 1000, 1500]],
  [70_000, [0, 25_000, 50_000, 75_000]],
])('up to %d: %j', (highest, lines) => {
  const scale = chartScale(highest)
  expect(scale.lines).toEqual(lines)
  expect(scale.top).toBeGreaterThanOrEqual(highest)
})
