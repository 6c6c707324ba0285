import { describe, expect, it } from 'vitest'
import { type Benefit, type PricedLine, totalsOf } from './totals.ts'

const car: PricedLine = {
  productClass: 'cars',
  quantity: 1,
  unitPrice: 450_000,
  currency: 'USD',
  charge: 70_000,
}
const truck: PricedLine = {
  ...car,
  productClass: 'commercial',
  unitPrice: 900_000,
  charge: 120_000,
}
const spare: PricedLine = {
  productClass: 'parts',
  quantity: 3,
  unitPrice: 1_999,
  currency: 'USD',
  charge: 0,
}
const fixed = (benefit: number, productClass: Benefit['productClass'] = null): Benefit => ({
  kind: 'fixed',
  benefit,
  productClass,
})
const percent = (hundredths: number): Benefit => ({
  kind: 'percentage',
  benefit: hundredths,
  productClass: null,
})

describe('totalsOf', () => {
  it.each<[string, PricedLine[], Benefit | null, [number, number, number, number]]>([
    ['nothing', [], null, [0, 0, 0, 0]],
    ['nothing, discounted', [], fixed(100), [0, 0, 0, 0]],
    ['one car', [car], null, [450_000, 0, 70_000, 520_000]],
    [
      'the highest charge counts once',
      [car, truck, spare],
      null,
      [1_355_997, 0, 120_000, 1_475_997],
    ],
    ['undetermined', [spare], null, [5_997, 0, 0, 5_997]],
    ['200 dollars off', [car], fixed(20_000), [450_000, 20_000, 70_000, 500_000]],
    ['never more than the goods', [spare], fixed(20_000), [5_997, 5_997, 0, 0]],
    ['off the cars only', [car, spare], fixed(600_000, 'cars'), [455_997, 450_000, 70_000, 75_997]],
    ['5 percent, rounded once', [spare], percent(500), [5_997, 300, 0, 5_697]],
    [
      'half a cent goes up',
      [{ ...spare, quantity: 1, unitPrice: 10 }],
      percent(500),
      [10, 1, 0, 9],
    ],
    ['all of it', [car], percent(10_000), [450_000, 450_000, 70_000, 70_000]],
  ])('%s', (_case, lines, benefit, [goods, discount, charge, total]) => {
    expect(totalsOf(lines, benefit)).toMatchObject({ goods, discount, charge, total })
  })

  it('spreads the discount over the lines that it is for', () => {
    const { lines } = totalsOf([car, spare, { ...car, quantity: 2 }], fixed(10_000, 'cars'))
    expect(lines.map(({ discount }) => discount)).toEqual([3_333, 0, 6_667])
    expect(lines.map(({ net }) => net)).toEqual([446_667, 5_997, 893_333])
  })

  it('holds its sums in thousands of random baskets', () => {
    const random = seeded(20260302)
    for (let round = 0; round < 5_000; round += 1) {
      const lines = Array.from({ length: random(8) }, () => randomLine(random))
      const benefit = randomBenefit(random)
      const totals = totalsOf(lines, benefit)
      const sum = (pick: (line: (typeof totals.lines)[number]) => number) =>
        totals.lines.reduce((total, line) => total + pick(line), 0)
      expect(sum((line) => line.discount)).toBe(totals.discount)
      expect(sum((line) => line.net)).toBe(totals.net)
      expect(totals.total).toBe(totals.goods - totals.discount + totals.charge)
      for (const line of totals.lines) {
        expect(line.discount).toBeGreaterThanOrEqual(0)
        expect(line.discount).toBeLessThanOrEqual(line.goods)
        const isOutside = benefit?.productClass && benefit.productClass !== line.productClass
        if (!benefit || isOutside) expect(line.discount).toBe(0)
      }
    }
  })
})

type Random = (below: number) => number

/** The same numbers each time (mulberry32), so that a failure can be looked at again. */
function seeded(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

function randomLine(random: Random): PricedLine {
  return {
    productClass: (['cars', 'commercial', 'parts'] as const)[random(3)] ?? 'cars',
    quantity: 1 + random(25),
    unitPrice: random(5_000_000),
    currency: 'USD',
    charge: [0, 70_000, 120_000][random(3)] ?? 0,
  }
}

function randomBenefit(random: Random): Benefit | null {
  const productClass = (['cars', 'parts', null] as const)[random(3)] ?? null
  if (random(5) === 0) return null
  return random(2) === 0
    ? { kind: 'fixed', benefit: 1 + random(10_000_000), productClass }
    : { kind: 'percentage', benefit: 1 + random(10_000), productClass }
}
