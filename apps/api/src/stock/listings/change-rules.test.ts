import { describe, expect, it } from 'vitest'
import {
  type Changes,
  type Changing,
  type ListingAct,
  lockedColumns,
  obstacleTo,
  refusedChanges,
  type Standing,
  standingOf,
} from './change-rules.ts'
import { emptyFields } from './listing-fields.ts'

const free = ['draft', 'live', 'withdrawn', 'taken_down'] as const

describe('what may be done with a listing', () => {
  it.each<[ListingAct, readonly Standing[]]>([
    ['add', []],
    ['duplicate', []],
    ['facts', ['reserved', 'ordered', 'sold', 'sold_elsewhere']],
    ['price', ['reserved', 'ordered', 'sold', 'sold_elsewhere']],
    ['remove', ['reserved', 'ordered', 'sold', 'sold_elsewhere']],
    ['withdraw', ['reserved', 'ordered', 'sold', 'sold_elsewhere']],
    ['sold_elsewhere', ['reserved', 'ordered', 'sold', 'sold_elsewhere']],
    ['delete', ['reserved', 'ordered']],
    ['publish', ['sold', 'taken_down']],
  ])('%s: not where it is %j', (act, closed) => {
    const all: Standing[] = [...free, 'reserved', 'ordered', 'sold', 'sold_elsewhere']
    expect(all.filter((standing) => obstacleTo(act, standing) !== null).toSorted()).toEqual(
      closed.toSorted(),
    )
  })

  it.each([
    ['live', 1, null, 'live'],
    ['sold', 0, null, 'sold'],
    ['sold', 0, new Date(), 'sold'],
    ['sold', 1, new Date(), 'sold_elsewhere'],
  ] as const)('%s, %d left, sold elsewhere %s: %s', (state, quantity, at, standing) => {
    expect(standingOf({ state, quantity, sold_elsewhere_at: at })).toBe(standing)
  })
})

const vitz: Changing = {
  ...emptyFields,
  features: [],
  standing: 'ordered',
  status: 'live',
  title: '2014 Toyota Vitz',
  description: 'One owner.',
  price: 450_000,
  mileage: 58_000,
  chassis_number: 'NSP130-2145678',
  location: 'Nairobi',
}

describe('a change of fields', () => {
  it.each<[Changes, Partial<Changing>, string[]]>([
    [{ price: 400_000 }, {}, ['price']],
    [{ price: 450_000, title: '2014 Toyota Vitz', status: 'live' }, {}, []],
    [{ title: '2015 Toyota Vitz', mileage: 40_000 }, {}, ['title', 'mileage']],
    [{ chassis_number: null }, {}, ['chassis_number']],
    [{ colour: 'Red' }, {}, []],
    [{ colour: 'Red' }, { colour: 'White' }, ['colour']],
    [{ features: ['Sunroof'] }, {}, []],
    [{ location: 'Mombasa', contact: '+254722345678', vendor_reference: 'A-7' }, {}, []],
    [{ description: 'One owner. New tyres.' }, {}, []],
    [{ description: 'Two owners.' }, {}, ['description']],
    [{ description: '' }, {}, ['description']],
    [{ status: 'draft', price: 1 }, {}, ['price', 'status']],
    [{ subject: { modelId: 2 } }, {}, ['subject']],
    [{ price: 400_000 }, { standing: 'reserved' }, ['price']],
    [{ price: 400_000 }, { standing: 'sold', status: 'draft' }, ['price']],
    [{ price: 0 }, { price: 0 }, []],
    [{ price: 400_000 }, { price: 0 }, ['price']],
    [{ price: 400_000, title: 'Other', status: 'draft' }, { standing: 'live' }, []],
    [{ status: 'live', price: 1 }, { standing: 'taken_down', status: 'draft' }, ['status']],
    [{ price: 1 }, { standing: 'taken_down' }, []],
    [{ price: 1 }, { standing: 'sold_elsewhere', status: 'draft' }, ['price']],
    [{ price: 1, status: 'live' }, { standing: 'sold_elsewhere', status: 'draft' }, []],
  ])('%j where %j: refuses %j', (changes, before, columns) => {
    expect(refusedChanges({ ...vitz, ...before }, changes)?.columns ?? []).toEqual(columns)
  })

  it('is said beforehand by the fields that stay, and by those that may grow', () => {
    expect(lockedColumns(vitz)).toEqual({
      fixed: ['title', 'price', 'mileage', 'chassis_number'],
      growing: ['description'],
    })
    expect(lockedColumns({ ...vitz, standing: 'live' })).toEqual({ fixed: [], growing: [] })
  })
})
