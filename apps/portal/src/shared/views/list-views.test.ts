import { describe, expect, it } from 'vitest'
import { addressOf, isShown, queryOf, type Shown, validateName, viewOf } from './list-views.ts'

const newest = { field: 'date_placed', order: 'DESC' } as const
const oldest = { field: 'date_placed', order: 'ASC' } as const

describe('a view is what is shown', () => {
  it.each([
    [{ filter: { a: 1, b: 2 } }, { filter: { b: 2, a: 1 }, sort: newest }, true],
    [{ filter: {} }, { filter: { q: '' }, sort: oldest }, true],
    [{ filter: { a: 1 } }, { filter: { a: 2 }, sort: newest }, false],
    [{ filter: { a: 1 } }, { filter: { a: 1, b: 2 }, sort: newest }, false],
    [{ filter: {}, sort: newest }, { filter: {}, sort: newest }, true],
    [{ filter: {}, sort: newest }, { filter: {}, sort: oldest }, false],
    [{ filter: {}, hidden: ['a', 'b'] }, { filter: {}, sort: newest, hidden: ['b', 'a'] }, true],
    [{ filter: {}, hidden: null }, { filter: {}, sort: newest, hidden: ['a'] }, false],
    [{ filter: {} }, { filter: {}, sort: newest, hidden: ['a'] }, true],
  ])('%j, %j: %s', (view, shown, expected) => {
    expect(isShown(view, shown)).toBe(expected)
  })
})

describe('on the account', () => {
  it('is kept whole', () => {
    const shown: Shown = {
      filter: { status: 'Pending', q: 'vitz' },
      sort: oldest,
      hidden: ['total'],
    }
    expect(viewOf('Mine', queryOf(shown))).toEqual({ name: 'Mine', ...shown })
  })

  it.each([
    ['{"status":"Pending"}', { filter: { status: 'Pending' } }],
    ['{"filter":{"a":1},"sort":{"field":"id"},"hidden":[1]}', { filter: { a: 1 } }],
    ['[1]', { filter: {} }],
    ['null', { filter: {} }],
    ['status=Pending', { filter: {} }],
  ])('%s of an older release is %j', (query, expected) => {
    expect(viewOf('Old', query)).toEqual({ name: 'Old', ...expected })
  })
})

it.each([
  ['', 'Give it a name.'],
  [' to be PAID', 'There is one of that name already.'],
  ['Zambia by container', null],
])('of %j it says %j', (name, sentence) => {
  expect(validateName(name, [{ name: 'To be paid' }])).toBe(sentence)
})

it('has an address, at which its filters are shown', () => {
  const kept = '{"filter":{"status_days_gte":14},"sort":{"field":"id","order":"ASC"}}'
  const address = addressOf('/support/orders', kept)
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/support/orders',
    {
      filter: '{"status_days_gte":14}',
      displayedFilters: '{"status_days_gte":true}',
      sort: 'id',
      order: 'ASC',
    },
  ])
  expect(addressOf('/vendor-dashboard', 'state=ordered')).toBe('/vendor-dashboard?state=ordered')
})
