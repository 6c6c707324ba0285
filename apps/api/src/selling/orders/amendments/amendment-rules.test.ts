import { describe, expect, it } from 'vitest'
import { asProblem } from '../../../core/problem.ts'
import {
  following,
  givenBy,
  needsBuyer,
  needsSecondPerson,
  type OrderFacts,
  whyFixed,
  whyPlaceFixed,
  withDiscount,
} from './amendment-rules.ts'
import type { Terms } from './terms.ts'

const paid: OrderFacts = {
  number: '100118',
  status: 'Authorized',
  payment: 'paid',
  isRefundWaiting: false,
  hasExportPapers: false,
  hasTwins: false,
}

describe('what of an order can be amended', () => {
  it.each<[Partial<OrderFacts>, string | null]>([
    [{}, null],
    [{ status: 'Pending', payment: 'unpaid' }, null],
    [{ status: 'Pending', payment: 'partly-paid' }, null],
    [{ status: 'Shipped' }, 'amendment_shipped'],
    [{ status: 'Canceled' }, 'order_over'],
    [{ status: 'Payment Declined' }, 'order_over'],
    [{ payment: 'refunded' }, 'order_refunded'],
    [{ payment: 'paid-no-longer' }, 'order_paid_no_longer'],
    [{ isRefundWaiting: true }, 'refund_waiting'],
    // The place alone is fixed by papers.
    [{ hasExportPapers: true }, null],
  ])('nothing of %j: %s', (facts, code) => {
    const found = whyFixed({ ...paid, ...facts })
    expect(found && asProblem(found).code).toBe(code)
  })

  it.each<[Partial<OrderFacts>, string | null]>([
    [{}, null],
    [{ hasExportPapers: true }, 'amendment_papers'],
    [{ hasTwins: true }, 'amendment_twins'],
  ])('not the place of %j: %s', (facts, code) => {
    expect(whyPlaceFixed({ ...paid, ...facts })).toBe(code)
  })
})

const vitz: Terms = {
  lines: [{ id: 1, title: 'Toyota Vitz', quantity: 1, unitPrice: 450_000, discount: 10_000 }],
  port: { slug: 'mombasa', name: 'Mombasa' },
  shippingType: 'RORO',
  shipping: 70_000,
  insured: true,
  insurance: 5200,
  inspection: 15_000,
  extras: [{ label: 'Roof rack', amount: 9000 }],
}
const line = vitz.lines[0]!
const tariff = { shipping: 70_000, insurance: 5200, inspection: 15_000 }

// What changes, whether the buyer has to agree, and what is given.
const cases: [string, Partial<Terms>, boolean, number][] = [
  ['more discount is told', { lines: [{ ...line, discount: 30_000 }] }, false, 20_000],
  ['less discount is asked', { lines: [{ ...line, discount: 0 }] }, true, 0],
  ['a lower price is told', { lines: [{ ...line, unitPrice: 440_000 }] }, false, 0],
  ['a higher price is asked', { lines: [{ ...line, unitPrice: 460_000 }] }, true, 0],
  ['cheaper freight is told', { shipping: 60_000 }, false, 10_000],
  ['dearer freight is asked', { shipping: 90_000 }, true, 0],
  ['another port is asked, also for less', { port: null, shipping: 60_000 }, true, 10_000],
  ['a container is asked', { shippingType: 'Container' }, true, 0],
  ['two of it is asked', { lines: [{ ...line, quantity: 2 }] }, true, 0],
  ['no insurance is asked', { insured: false, insurance: null }, true, 0],
  ['no inspection is asked', { inspection: null }, true, 0],
  ['cheaper inspection is told', { inspection: 12_000 }, false, 3000],
  ['an extra is asked', { extras: [...vitz.extras, { label: 'Mats', amount: 100 }] }, true, 0],
  ['no extra is asked', { extras: [] }, true, 0],
  ['a cheaper extra is told', { extras: [{ label: 'Roof rack', amount: 1000 }] }, false, 8000],
]

it.each(cases)('%s', (_what, change, isAsked, given) => {
  const after = { ...vitz, ...change }
  expect(needsBuyer(vitz, after)).toBe(isAsked)
  expect(givenBy(vitz, after, tariff)).toBe(given)
})

it('an extra that is paid for by as much discount is told: the total stays', () => {
  const mats = { label: 'Mats', amount: 2000 }
  const after = { ...vitz, extras: [...vitz.extras, mats], lines: [{ ...line, discount: 12_000 }] }
  expect(needsBuyer(vitz, after)).toBe(false)
  expect(givenBy(vitz, after, tariff)).toBe(2000)
})

it.each([
  ['a price', { lines: [{ ...line, unitPrice: 449_999 }] }, 0, 0, true],
  ['USD 500', {}, 50_000, 0, false],
  ['a cent more', {}, 50_001, 0, true],
  ['the rest of USD 500', {}, 20_000, 30_000, false],
  ['a cent more than the rest', {}, 20_001, 30_000, true],
  ['nothing, after more than that', {}, 0, 90_000, false],
] as const)('a second person for %s', (_what, change, given, givenBefore, needed) => {
  const after: Terms = { ...vitz, ...(change as Partial<Terms>) }
  const gift = { given, givenBefore, currency: 'USD' }
  expect(needsSecondPerson(vitz, after, gift)).toBe(needed)
})

describe('a discount', () => {
  const two = [line, { ...line, id: 2, unitPrice: 100_000, discount: 0 }]
  it.each([
    ['is spread to the cent', two, 10_001, [8183, 1818]],
    ['stays with its line', two, null, [10_000, 0]],
    ['is no more than the goods', [{ ...line, unitPrice: 4000 }], null, [4000]],
  ])('%s', (_what, lines, discount, parts) => {
    expect(withDiscount(lines, discount).map((each) => each.discount)).toEqual(parts)
  })
})

it.each([
  ['follows its tariff', 5200, { before: 5200, after: 6000 }, 6000],
  ['stays as a person agreed it', 5000, { before: 5200, after: 6000 }, 5000],
  ['stays without a tariff', 5200, { before: 5200, after: null }, 5200],
  ['is not added by itself', null, { before: null, after: 6000 }, null],
])('a premium %s', (_what, agreed, premium, expected) => {
  expect(following(agreed, premium)).toBe(expected)
})
