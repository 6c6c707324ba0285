import { describe, expect, it } from 'vitest'
import {
  arranged,
  type BulkFacts,
  bulkOutcome,
  type BulkWish,
  changedPrice,
  undoOutcome,
  undoUntil,
} from './bulk-rules.ts'

const car: BulkFacts = {
  standing: 'live',
  status: 'live',
  price: 78_000_000,
  currency: 'KES',
  missing: [],
  pictures: 3,
  isInUse: false,
}

const dearer: BulkWish = { kind: 'price', by: { amount: 100_000, currency: 'KES' } }
const cheaper: BulkWish = { kind: 'price', by: { percent: -500 } }
const reverse: BulkWish = { kind: 'pictures', order: 'reverse' }
const second: BulkWish = { kind: 'pictures', order: { cover: 2 } }

const draft = { standing: 'draft', status: 'draft' } as const
const sold = { standing: 'sold', status: 'draft' } as const

describe('bulkOutcome', () => {
  it.each<[BulkWish, Partial<BulkFacts>, string]>([
    [dearer, {}, 'changed'],
    [dearer, draft, 'changed'],
    [dearer, { standing: 'taken_down' }, 'changed'],
    [dearer, { standing: 'reserved' }, 'reserved'],
    [dearer, { standing: 'ordered' }, 'ordered'],
    [dearer, sold, 'sold'],
    [dearer, { price: 0 }, 'no_price'],
    [dearer, { currency: 'USD' }, 'other_currency'],
    [dearer, { price: 99_999_999_900 }, 'price_limits'],
    [{ kind: 'price', by: { amount: -78_000_000, currency: 'KES' } }, {}, 'price_limits'],
    [cheaper, { currency: 'USD' }, 'changed'],
    [cheaper, { price: 50 }, 'price_limits'],
    [{ kind: 'price', by: { percent: 0 } }, {}, 'same'],
    [{ kind: 'publish' }, {}, 'same'],
    [{ kind: 'publish' }, draft, 'changed'],
    [{ kind: 'publish' }, { ...draft, missing: ['pPrice'] }, 'missing'],
    [{ kind: 'publish' }, { standing: 'withdrawn', status: 'draft' }, 'changed'],
    [{ kind: 'publish' }, { standing: 'taken_down' }, 'taken_down'],
    [{ kind: 'publish' }, sold, 'sold'],
    [{ kind: 'publish' }, { standing: 'ordered' }, 'same'],
    [{ kind: 'withdraw' }, {}, 'changed'],
    [{ kind: 'withdraw' }, draft, 'same'],
    [{ kind: 'withdraw' }, { standing: 'reserved' }, 'reserved'],
    [{ kind: 'withdraw' }, { standing: 'ordered' }, 'ordered'],
    [{ kind: 'withdraw' }, sold, 'sold'],
    [{ kind: 'sold_elsewhere' }, {}, 'changed'],
    [{ kind: 'sold_elsewhere' }, draft, 'changed'],
    [{ kind: 'sold_elsewhere' }, sold, 'same'],
    [{ kind: 'sold_elsewhere' }, { standing: 'ordered' }, 'ordered'],
    [{ kind: 'publish' }, { standing: 'sold_elsewhere', status: 'draft' }, 'sold'],
    [{ kind: 'sold_elsewhere' }, { standing: 'sold_elsewhere', status: 'draft' }, 'same'],
    [dearer, { standing: 'sold_elsewhere', status: 'draft' }, 'sold'],
    [{ kind: 'delete' }, {}, 'live'],
    [{ kind: 'delete' }, { standing: 'ordered' }, 'ordered'],
    [{ kind: 'delete' }, { standing: 'sold_elsewhere', status: 'draft' }, 'changed'],
    [{ kind: 'delete' }, draft, 'changed'],
    [{ kind: 'delete' }, { ...draft, isInUse: true }, 'in_use'],
    [{ kind: 'duplicate' }, { standing: 'ordered' }, 'changed'],
    [reverse, {}, 'changed'],
    [reverse, { pictures: 1 }, 'same'],
    [second, {}, 'changed'],
    [second, { pictures: 1 }, 'no_such_picture'],
    [{ kind: 'pictures', order: { cover: 1 } }, {}, 'same'],
  ])('%j of %j: %s', (wish, facts, expected) => {
    const outcome = bulkOutcome({ ...car, ...facts }, wish)
    expect('reason' in outcome ? outcome.reason : outcome.result).toBe(expected)
  })
})

it.each([
  [78_000_000, { percent: -500 }, 74_100_000],
  [123_456_700, { percent: -500 }, 117_283_900],
  [100_050, { percent: 1000 }, 110_100],
  [450_000, { percent: 333 }, 465_000],
  [100, { percent: 4_900 }, 100],
  [450_000, { amount: -12_350, currency: 'USD' }, 437_650],
])('%d by %j is %d', (price, by, expected) => {
  expect(changedPrice(price, by)).toBe(expected)
})

it.each([
  [4, 'reverse', [3, 2, 1, 0]],
  [4, { cover: 3 }, [2, 0, 1, 3]],
  [1, { cover: 1 }, [0]],
] as const)('%d pictures, %j: %j', (count, order, expected) => {
  expect(arranged(count, order)).toEqual(expected)
})

it.each([
  [{}, 'changed'],
  [{ version: 6 }, 'changed_since'],
  [{ state: 'ordered' }, 'ordered'],
  [{ state: 'reserved' }, 'reserved'],
  [{ state: 'taken_down' }, 'changed'],
  [{ state: 'taken_down', wasLive: true }, 'taken_down'],
] as const)('undoing where %j: %s', (facts, expected) => {
  const outcome = undoOutcome({
    state: 'live',
    version: 5,
    madeVersion: 5,
    wasLive: false,
    ...facts,
  })
  expect('reason' in outcome ? outcome.reason : outcome.result).toBe(expected)
})

it('prices and being on offer can be undone for ten minutes', () => {
  const at = new Date('2026-11-20T09:12:00Z')
  expect(undoUntil('price', 3, at)?.toISOString()).toBe('2026-11-20T09:22:00.000Z')
  expect(undoUntil('price', 0, at)).toBeNull()
  expect(undoUntil('delete', 3, at)).toBeNull()
})
