import { describe, expect, it } from 'vitest'
import { insurancePrice } from './insurance.ts'

const terms = { basisPoints: 165, minimum: 3_000 }
const insured = (net: number) => ({ insurance_requested: true, net })
const plain = (net: number) => ({ insurance_requested: false, net })

describe('insurancePrice', () => {
  it.each([
    ['a share of goods and shipping', [insured(450_000)], 70_000, terms, 8_580],
    ['rounded up to the cent', [insured(450_001)], 70_000, terms, 8_581],
    ['of the lines that ask for it', [insured(450_000), plain(900_000)], 70_000, terms, 8_580],
    ['of all that ask for it', [insured(450_000), insured(100_000)], 70_000, terms, 10_230],
    ['no less than the minimum', [insured(10_000)], 70_000, terms, 3_000],
    ['exactly the minimum', [insured(111_818)], 70_000, terms, 3_000],
    ['above it by a cent', [insured(111_819)], 70_000, terms, 3_001],
    ['without a minimum', [insured(10)], 100, { basisPoints: 1, minimum: 0 }, 1],
    [
      'of sums beyond exact floats',
      [insured(2 ** 50)],
      100,
      { basisPoints: 3_333, minimum: 0 },
      375_262_438_950_680,
    ],
    ['nobody asks', [plain(450_000)], 70_000, terms, null],
    ['an empty basket', [], 0, terms, null],
    ['no tariff', [insured(450_000)], 70_000, null, null],
    ['shipping is not determined', [insured(450_000)], 0, terms, null],
    ['shipping below what counts as determined', [insured(450_000)], 99, terms, null],
  ] as const)('%s', (_case, lines, charge, tariff, price) => {
    expect(insurancePrice({ lines, charge }, tariff)).toBe(price)
  })
})
