import { describe, expect, it } from 'vitest'
import type { PricedLine } from '../../pricing/cost-lines/totals.ts'
import { type VoucherTerms, type VoucherResult, voucherResult } from './voucher.ts'

const terms: VoucherTerms = {
  code: 'WELCOME200',
  currency: 'USD',
  minGoods: 100_000,
  kind: 'fixed',
  benefit: 20_000,
  productClass: 'cars',
  usage: 'unlimited',
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: new Date('2027-01-01T00:00:00Z'),
}
const car: PricedLine = {
  productClass: 'cars',
  quantity: 1,
  unitPrice: 450_000,
  currency: 'USD',
  charge: 0,
}
const situation = {
  now: new Date('2026-03-02T00:00:00Z'),
  uses: { all: 0, byAccount: 0, isOwn: false, alone: null as number | null },
  lines: [car],
}

describe('voucherResult', () => {
  it.each<[string, Partial<VoucherTerms>, Partial<typeof situation>, VoucherResult]>([
    ['within its window', {}, {}, 'ok'],
    ['before its start', {}, { now: new Date('2025-12-31T23:59:59Z') }, 'expired'],
    ['at its start', {}, { now: terms.startsAt }, 'ok'],
    ['at its end', {}, { now: terms.endsAt }, 'expired'],
    ['single, unused', { usage: 'single' }, {}, 'ok'],
    [
      'single, used by somebody',
      { usage: 'single' },
      { uses: { all: 1, byAccount: 0, isOwn: false, alone: null } },
      'used',
    ],
    [
      'once, used by somebody else',
      { usage: 'once-per-customer' },
      { uses: { all: 9, byAccount: 0, isOwn: false, alone: null } },
      'ok',
    ],
    [
      'once, used before',
      { usage: 'once-per-customer' },
      { uses: { all: 1, byAccount: 1, isOwn: false, alone: null } },
      'used-by-account',
    ],
    [
      'unlimited, used before',
      {},
      { uses: { all: 9, byAccount: 3, isOwn: false, alone: null } },
      'ok',
    ],
    [
      'of one’s own making',
      {},
      { uses: { all: 0, byAccount: 0, isOwn: true, alone: null } },
      'own',
    ],
    ['in another currency', { currency: 'KES' }, {}, 'not-qualified'],
    ['exactly the minimum', {}, { lines: [{ ...car, unitPrice: 100_000 }] }, 'ok'],
    ['a cent below the minimum', {}, { lines: [{ ...car, unitPrice: 99_999 }] }, 'not-qualified'],
    [
      'several make up the minimum',
      {},
      { lines: [{ ...car, quantity: 2, unitPrice: 50_000 }] },
      'ok',
    ],
    [
      'other classes do not count',
      {},
      { lines: [{ ...car, productClass: 'commercial' }] },
      'not-qualified',
    ],
    [
      'for every class',
      { productClass: null },
      { lines: [{ ...car, productClass: 'other' }] },
      'ok',
    ],
    [
      'for vehicles: a commercial one counts',
      { productClass: 'vehicles' },
      { lines: [{ ...car, productClass: 'commercial' }] },
      'ok',
    ],
    [
      'for vehicles: parts do not count',
      { productClass: 'vehicles' },
      { lines: [{ ...car, productClass: 'parts' }] },
      'not-qualified',
    ],
    [
      'up to what one person gives alone',
      { benefit: 20_000 },
      { uses: { all: 1, byAccount: 1, isOwn: false, alone: 30_000 } },
      'ok',
    ],
    [
      'above it with what their other codes took off',
      { benefit: 20_001 },
      { uses: { all: 1, byAccount: 1, isOwn: false, alone: 30_000 } },
      'second-person',
    ],
    [
      'a tenth of a car is more than one person gives',
      { kind: 'percentage', benefit: 1000 },
      { uses: { all: 0, byAccount: 0, isOwn: false, alone: 5_001 } },
      'second-person',
    ],
    ['as much as a second person agreed to', { benefit: 450_000 }, {}, 'ok'],
    ['an empty basket', { minGoods: 0 }, { lines: [] }, 'not-qualified'],
  ])('%s', (_case, changed, otherwise, result) => {
    expect(voucherResult({ ...terms, ...changed }, { ...situation, ...otherwise })).toBe(result)
  })
})
