import { describe, expect, test } from 'vitest'
import { defaultPriceTo, priceChoices, pricesAbove } from './price-choices.ts'

describe('home price choices (buyer spec §9)', () => {
  test('43 rising steps from 100000 to 15000000', () => {
    expect(priceChoices).toHaveLength(43)
    expect(priceChoices[0]).toBe(100_000)
    expect(priceChoices.at(-1)).toBe(15_000_000)
    expect(priceChoices).toEqual([...new Set(priceChoices)].sort((one, other) => one - other))
  })

  test('the default Price To is one of them', () => {
    expect(priceChoices).toContain(defaultPriceTo)
  })

  test.each([
    [0, 43, 100_000],
    [100_000, 42, 200_000],
    [1_500_000, 28, 1_600_000],
    [10_000_000, 1, 15_000_000],
  ])('above %i there are %i, from %i', (from, count, first) => {
    expect(pricesAbove(from)).toHaveLength(count)
    expect(pricesAbove(from)[0]).toBe(first)
  })

  test('the dearest is its own bound', () => {
    expect(pricesAbove(15_000_000)).toEqual([15_000_000])
  })
})
