import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostLine, storedCostLines } from '../../../pricing/cost-lines/cost-line.ts'
import { balanceOf } from '../../payments/balance.ts'
import {
  addedCostLines,
  changesOf,
  costLinesOfTerms,
  discountSum,
  goodsSum,
  type Terms,
  totalOfTerms,
} from './terms.ts'
import { withDiscount } from './amendment-rules.ts'

const vitz: Terms = {
  lines: [{ id: 1, title: 'Toyota Vitz', quantity: 1, unitPrice: 450_000, discount: 0 }],
  port: { slug: 'mombasa', name: 'Mombasa' },
  shippingType: 'RORO',
  shipping: 70_000,
  insured: false,
  insurance: null,
  inspection: null,
  extras: [],
}

describe('changesOf', () => {
  it.each<[string, Partial<Terms>, object[]]>([
    ['nothing', {}, []],
    [
      'another way to go',
      { shippingType: 'Container', shipping: 150_000 },
      [
        { what: 'shipping_type', of: null, before: 'RORO', after: 'Container' },
        { what: 'shipping', of: null, before: '700.00', after: '1500.00' },
      ],
    ],
    [
      'what was not there',
      { insured: true, insurance: 5200, extras: [{ label: 'Roof rack', amount: 9000 }] },
      [
        { what: 'insurance', of: null, before: null, after: '52.00' },
        { what: 'extra', of: 'Roof rack', before: null, after: '90.00' },
      ],
    ],
    [
      'two of it',
      { lines: [{ ...vitz.lines[0]!, quantity: 2 }] },
      [{ what: 'quantity', of: 'Toyota Vitz', before: '1', after: '2' }],
    ],
  ])('%s', (_what, change, changes) => {
    expect(changesOf(vitz, { ...vitz, ...change })).toEqual(changes)
  })
})

const byName = (lines: readonly CostLine[]) =>
  lines.map(({ kind, label = '', amount }) => `${kind} ${label} ${amount}`).toSorted()

const money = fc.integer({ min: 0, max: 5_000_000 })
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 1, max: 5_000_000 }),
})
const terms: fc.Arbitrary<Terms> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    share: fc.integer({ min: 0, max: 100 }),
    shipping: money,
    insurance: fc.option(money, { nil: null }),
    inspection: fc.option(money, { nil: null }),
    extras: fc.uniqueArray(
      fc.record({
        label: fc.constantFrom('Roof rack', 'Floor mats', 'Courier'),
        amount: fc.integer({ min: 1, max: 100_000 }),
      }),
      { selector: ({ label }) => label },
    ),
  })
  .map(({ lines, share, ...rest }) => {
    const goods = lines.map((each, id) => ({ ...each, id, title: `Car ${id}`, discount: 0 }))
    const discount = Math.floor((goodsSum({ lines: goods }) * share) / 100)
    return {
      ...rest,
      lines: withDiscount(goods, discount),
      port: null,
      shippingType: 'RORO' as const,
      insured: rest.insurance !== null,
    }
  })

const holds = fc.property(terms, terms, terms, money, (first, second, third, paid) => {
  const stored = [first, second, third].reduce<CostLine[]>(
    (lines, next) => [
      ...lines,
      ...addedCostLines(storedCostLines(lines), costLinesOfTerms(next, 'USD')),
    ],
    [],
  )
  const now = storedCostLines(stored)
  expect(byName(now)).toEqual(byName(costLinesOfTerms(third, 'USD')))
  const total = totalOfTerms(third)
  expect(stored.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  expect(
    goodsSum(third) -
      discountSum(third) +
      third.shipping +
      (third.insurance ?? 0) +
      (third.inspection ?? 0) +
      third.extras.reduce((sum, { amount }) => sum + amount, 0),
  ).toBe(total)
  const payments = [{ kind: 'received', amount: paid, waived: 0 } as const]
  const { received, due, over } = balanceOf({ status: 'Authorized', total, payments })
  expect(received + due - over).toBe(total)
})

it('lines that are only added to come to the terms, to the cent, however often they are amended; what is paid, due and too much is the total', () => {
  fc.assert(holds, { numRuns: 500 })
})
