import { expect, it } from 'vitest'
import { changeSince } from './price-change.ts'

const kept = { price: 5000, currency: 'USD' }
const now = { state: 'on_sale', price: 5000, currency: 'USD' } as const

it.each([
  ['costs what it did', now, { kind: 'same' }],
  ['costs less', { ...now, price: 4799.9 }, { kind: 'cheaper', by: 200.1 }],
  ['costs more', { ...now, price: 5000.01 }, { kind: 'dearer', by: 0.01 }],
  ['is sold, whatever it costs', { ...now, state: 'sold', price: 4000 }, { kind: 'sold' }],
  ['is asked for in another currency', { ...now, currency: 'KES' }, { kind: 'other-currency' }],
  [
    'is no longer offered',
    { state: 'withdrawn', price: null, currency: null },
    { kind: 'withdrawn' },
  ],
  ['is nothing that anybody may see', undefined, { kind: 'withdrawn' }],
] as const)('a favourite that %s', (_, card, change) => {
  expect(changeSince(kept, card)).toEqual(change)
})
