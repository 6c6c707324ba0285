import { describe, expect, it } from 'vitest'
import {
  chargesAt,
  recentCharges,
  typeOfCharge,
  isDetermined,
  type Tariff,
  requestedType,
} from './tariff.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const from2026 = { valid_from: day('2026-01-01'), valid_to: null }
const tariffs: Tariff[] = [
  { shipping_type: 'RORO', port_id: null, amount: 70_000, ...from2026 },
  { shipping_type: 'Container', port_id: null, amount: 120_000, ...from2026 },
  {
    shipping_type: 'RORO',
    port_id: null,
    amount: 75_000,
    valid_from: day('2026-06-01'),
    valid_to: null,
  },
  {
    shipping_type: 'RORO',
    port_id: 3,
    amount: 90_000,
    valid_from: day('2026-02-01'),
    valid_to: day('2026-07-01'),
  },
]

describe('chargesAt', () => {
  it.each([
    ['before any tariff', null, '2025-12-31', 0, 0],
    ['the general tariff', null, '2026-01-01', 70_000, 120_000],
    ['a port without one of its own', 1, '2026-03-01', 70_000, 120_000],
    ['a port overrules, for its type only', 3, '2026-03-01', 90_000, 120_000],
    ['also a later general one', 3, '2026-06-02', 90_000, 120_000],
    ['until its own ends, that day excluded', 3, '2026-07-01', 75_000, 120_000],
    ['the latest general tariff', null, '2026-06-01', 75_000, 120_000],
  ])('%s', (_case, port, at, roro, container) => {
    expect(chargesAt(tariffs, port, day(at))).toEqual({ RORO: roro, Container: container })
  })
})

describe('chargesSeen', () => {
  const hours = (count: number) => new Date(day('2026-06-01').getTime() + count * 3600 * 1000)
  const sinceJune = { RORO: 75_000, Container: 120_000 }
  const before = { RORO: 70_000, Container: 120_000 }

  it.each([
    ['before the change', -1, [before]],
    ['at the change', 0, [sinceJune, before]],
    ['within a day of it', 23, [sinceJune, before]],
    ['a day later', 24, [sinceJune]],
  ])('%s', (_case, later, seen) => {
    expect(recentCharges(tariffs, null, hours(later))).toEqual(seen)
  })

  it("knows when a port's own tariff begins", () => {
    expect(recentCharges(tariffs, 3, day('2026-02-01'))).toEqual([
      { RORO: 90_000, Container: 120_000 },
      before,
    ])
  })
})

it.each([
  ['Container', 'cars', 'Container'],
  ['RORO', 'commercial', 'RORO'],
  ['Container', 'parts', null],
  [null, 'cars', null],
] as const)('a wish for %j of %s is %j', (wish, productClass, type) => {
  expect(requestedType(wish, productClass)).toBe(type)
})

describe('claimedType', () => {
  const charges = { RORO: 70_000, Container: 120_000 }
  it.each([
    [70_000, 'cars', 'RORO'],
    [120_000, 'cars', 'Container'],
    [120_000, 'commercial', 'Container'],
    [0, 'cars', null],
    [1, 'cars', null],
    [70_001, 'cars', null],
    [null, 'cars', null],
    [70_000, 'parts', null],
    [70_000, 'other', null],
  ] as const)('a claim of %j for %s is %j', (claim, productClass, type) => {
    expect(typeOfCharge(claim, [charges], productClass)).toBe(type)
  })

  it('takes no claim of nothing where no tariff is in force', () => {
    expect(typeOfCharge(0, [{ RORO: 0, Container: 0 }], 'cars')).toBeNull()
  })

  it.each([
    [75_000, 'RORO'],
    [70_000, 'RORO'],
    [130_000, 'Container'],
    [120_000, 'Container'],
    [80_000, null],
  ])(
    'takes %d, what a page that was opened before the tariff changed shows, for %j',
    (claim, type) => {
      const seen = [{ RORO: 75_000, Container: 130_000 }, charges]
      expect(typeOfCharge(claim, seen, 'cars')).toBe(type)
    },
  )
})

describe('isDetermined', () => {
  it.each([
    [0, false],
    [99, false],
    [100, true],
    [70_000, true],
  ])('%d: %j', (charge, determined) => {
    expect(isDetermined(charge)).toBe(determined)
  })
})
