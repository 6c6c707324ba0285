import { expect, it } from 'vitest'
import type { MainDestination } from '../../landed/main-destination.ts'
import type { LandedSums } from '../../stock/catalogue/engine/landed-sums.ts'
import { atDoor } from './at-door.ts'
import { yearsOf } from './count-subject.ts'
import { namedIn } from './subject.ts'

const lusaka: MainDestination = {
  country: 'ZM',
  city: 'Lusaka',
  way: 'zm-dar-lun',
  route: 'zm-dar-lun',
  unlocode: 'TZDAR',
  portName: 'Dar es Salaam',
  port: 'dar-es-salaam',
  shipping: 'RORO',
}
const nothing: LandedSums = {
  entering: 0,
  refused: 0,
  open: 0,
  priced: 0,
  sum: 0,
  cheapest: null,
  years: null,
}

it.each<[string, Partial<LandedSums>, number | null, object]>([
  [
    'the average is of those whose price is known, and in whole dollars',
    { entering: 40, priced: 3, sum: 3_000_050 },
    612_050,
    { may_enter: 40, priced: 3, price: { from: '6120.50', average: '10000.00', currency: 'USD' } },
  ],
  [
    'no known price is no price, never 0',
    { entering: 6, refused: 2, open: 1 },
    null,
    { may_enter: 6, may_not_enter: 2, not_known: 1, priced: 0, price: null },
  ],
  ['nothing on offer has no years', {}, null, { may_enter: 0, years: null }],
])('%s', (_, sums, cheapest, told) => {
  expect(atDoor(lusaka, { ...nothing, ...sums }, cheapest)).toMatchObject(told)
})

it('tells the destination as a visitor’s own, without insurance', () => {
  expect(atDoor(lusaka, nothing, null)).toMatchObject({
    port_name: 'Dar es Salaam',
    destination: { city: 'Lusaka', way: 'zm-dar-lun', insurance: false, port: 'dar-es-salaam' },
  })
})

it.each([
  [[], null],
  [[2015], { from: 2015, to: 2015 }],
  [[2015, 2009, 2021], { from: 2009, to: 2021 }],
])('the years of %j are %j', (years, told) => {
  expect(yearsOf(years)).toEqual(told)
})

const names = {
  makes: [
    { id: 1, slug: 'toyota', name: 'Toyota' },
    { id: 2, slug: 'nissan', name: 'Nissan' },
  ],
  models: [{ id: 5, make_id: 1, slug: 'vitz', name: 'Vitz', n: 3 }],
}

it.each([
  [{}, true, null, null],
  [{ make: 'toyota' }, true, 'Toyota', null],
  [{ make: 'toyota', model: 'vitz' }, true, 'Toyota', 'Vitz'],
  // A model is one of its make.
  [{ make: 'nissan', model: 'vitz' }, false, 'Nissan', null],
  [{ model: 'vitz' }, false, null, null],
  [{ make: 'Toyota' }, false, null, null],
  [{ make: 'constructor' }, false, null, null],
])('of %j is known: %s', (asked, isKnown, make, model) => {
  const found = namedIn(names, asked)
  expect([found.isKnown, found.make?.name ?? null, found.model?.name ?? null]).toEqual([
    isKnown,
    make,
    model,
  ])
})
