import { expect, it } from 'vitest'
import { needsSecondPerson, type RefundVerdict, verdictResult } from './second-person.ts'

const back = (amount: number, approved_by: string | null = null) => ({
  kind: 'refunded',
  amount: -amount,
  approved_by,
})
const came = { kind: 'received', amount: 520_000, approved_by: null }

it.each([
  [50_000, 'USD', [came], 0, false],
  [50_001, 'USD', [came], 0, true],
  [20_000, 'USD', [came, back(30_000)], 0, false],
  [20_001, 'USD', [came, back(30_000)], 0, true],
  [50_000, 'USD', [came, back(90_000, 'Grace Banda')], 0, false],
  [20_000, 'USD', [came], 30_000, false],
  [20_001, 'USD', [came], 30_000, true],
  // What one person sent back of this order is in both sums, and counts once.
  [20_000, 'USD', [came, back(30_000)], 30_000, false],
  [1, 'KES', [came], 0, true],
])(
  '%d cents in %s after %j, and %d to the same buyer: a second person is needed: %s',
  (amount, currency, payments, byPerson, needed) => {
    expect(needsSecondPerson({ amount }, { currency, payments }, byPerson)).toBe(needed)
  },
)

const waiting = { state: 'waiting', asked_by: 1, decided_by: null } as const
const approved = { state: 'approved', asked_by: 1, decided_by: 2 } as const

it.each<[object, RefundVerdict, string]>([
  [waiting, { state: 'approved', actorId: 2 }, 'decide'],
  [waiting, { state: 'approved', actorId: 1 }, 'same-person'],
  [waiting, { state: 'rejected', actorId: 1 }, 'decide'],
  [approved, { state: 'approved', actorId: 2 }, 'done'],
  [approved, { state: 'approved', actorId: 3 }, 'overtaken'],
  [approved, { state: 'rejected', actorId: 2 }, 'overtaken'],
])('%j and %j: %s', (request, verdict, result) => {
  expect(verdictResult({ ...waiting, ...request }, verdict)).toBe(result)
})
