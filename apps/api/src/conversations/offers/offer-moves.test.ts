import { describe, expect, it, test } from 'vitest'
import type { OfferSide, OfferState } from './tables.ts'
import { afterMove, endOf, type OfferMove } from './offer-moves.ts'

const now = new Date('2026-06-01T12:00:00Z')
const later = new Date('2026-06-02T12:00:00Z')

const states = [
  'open',
  'countered',
  'accepted',
  'ordered',
  'declined',
  'withdrawn',
  'expired',
] as const
const people = ['buyer', 'seller'] as const
const deeds = ['accept', 'counter', 'decline', 'withdraw', 'take-down', 'end'] as const

const allowed: [OfferState, OfferSide, OfferMove, OfferState][] = [
  ['open', 'seller', 'accept', 'accepted'],
  ['open', 'seller', 'counter', 'countered'],
  ['open', 'seller', 'decline', 'declined'],
  ['open', 'buyer', 'withdraw', 'withdrawn'],
  ['open', 'seller', 'take-down', 'declined'],
  ['countered', 'seller', 'take-down', 'withdrawn'],
  ['accepted', 'seller', 'take-down', 'withdrawn'],
  ['countered', 'buyer', 'accept', 'accepted'],
  ['countered', 'buyer', 'counter', 'open'],
  ['countered', 'buyer', 'decline', 'declined'],
  ['countered', 'seller', 'withdraw', 'withdrawn'],
  ['accepted', 'buyer', 'withdraw', 'withdrawn'],
]

describe('a move', () => {
  test.each(states.flatMap((state) => people.map((by) => ({ state, by }))))(
    'of the $by on an offer that is $state',
    ({ state, by }) => {
      for (const move of deeds) {
        const found = allowed.find(
          ([from, side, deed]) => from === state && side === by && deed === move,
        )
        expect(afterMove({ state, ends_at: later }, { by, move, now })).toBe(found?.[3] ?? null)
        // After its end nobody moves it.
        expect(afterMove({ state, ends_at: now }, { by, move, now })).toBeNull()
      }
    },
  )

  it.each(states)('of the clock ends an offer that is %s only after its end', (state) => {
    const ends = ['open', 'countered', 'accepted'].includes(state) ? 'expired' : null
    const end = { by: 'clock', move: 'end', now } as const
    expect(afterMove({ state, ends_at: now }, end)).toBe(ends)
    expect(afterMove({ state, ends_at: later }, end)).toBeNull()
  })
})

test.each([
  ['open', '2026-06-04T12:00:00.000Z'],
  ['countered', '2026-06-04T12:00:00.000Z'],
  ['accepted', '2026-06-03T12:00:00.000Z'],
  ['declined', '2026-06-01T12:00:00.000Z'],
] as const)('what is %s from now on ends at %s', (state, end) => {
  expect(endOf(state, now).toISOString()).toBe(end)
})
