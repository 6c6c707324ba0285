import { describe, expect, it } from 'vitest'
import { prorate } from './prorate.ts'

describe('prorate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 1, 2], [25, 25, 50]],
    [1, [1, 99], [0, 1]],
    [2, [1, 1, 1], [1, 1, 0]],
    [5, [3, 0, 7], [2, 0, 3]],
    [0, [5, 5], [0, 0]],
    [10, [], []],
    [10, [0, 0], [0, 0]],
    [9_007_199_254_740_991, [1, 1], [4_503_599_627_370_496, 4_503_599_627_370_495]],
  ])('%d over %j → %j', (amount, weights, parts) => {
    expect(prorate(amount, weights)).toEqual(parts)
  })
})
