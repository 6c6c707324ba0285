import { describe, expect, it } from 'vitest'
import { maxOptions, minOptions, priceOptions } from './price-options.ts'

it('item price options are those of the specification', () => {
  expect(priceOptions).toEqual([
    0, 100, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000, 7500,
    8000, 8500, 9000, 9500, 10_000, 11_000, 12_000, 13_000, 14_000, 15_000, 16_000, 17_000, 18_000,
    19_000, 20_000, 22_500, 25_000, 27_500, 30_000, 35_000, 40_000, 45_000, 50_000, 55_000, 60_000,
    65_000, 70_000, 75_000, 150_000,
  ])
})

describe('min options are those below the current max', () => {
  it.each([
    [{ min: 0, max: 1000 }, [0, 100, 500]],
    [{ min: 0, max: 100 }, [0]],
    [{ min: 0, max: 0 }, [...priceOptions]],
    [{ min: 250, max: 1000 }, [0, 100, 250, 500]],
    [{ min: 500, max: 150_000 }, priceOptions.slice(0, -1)],
  ])('%j', (bounds, options) => {
    expect(minOptions(bounds)).toEqual(options)
  })
})

describe('max options are those above the current min', () => {
  it.each([
    [{ min: 70_000, max: 0 }, [0, 75_000, 150_000]],
    [{ min: 75_000, max: 150_000 }, [0, 150_000]],
    [{ min: 0, max: 0 }, [...priceOptions]],
    [{ min: 70_000, max: 80_000 }, [0, 75_000, 80_000, 150_000]],
  ])('%j', (bounds, options) => {
    expect(maxOptions(bounds)).toEqual(options)
  })
})
