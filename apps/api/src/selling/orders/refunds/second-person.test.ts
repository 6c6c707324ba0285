import { expect, it } from 'vitest'
import { needsSecondPerson, type RefundVerdict, verdictResult } from './second-person.ts'

const back = (amount: number, approved_by: string | null = null) => ({
  kind: 'refunded',
  amount: -amount,
  approved_by,
})
const came = { kind: 'received', amount: 520_000, approved_by: null }

it.each([
  [50_000, 'USD', [came], false],
  [50_001, 'USD', [came], true],
  [20_000, 'USD', [came, back(30_000)], false],
  [20_001, 'USD', [came, back(30_000)], true],
  [50_000, 'USD', [came, back(90_000, 'Grace Banda')], false],
  [1, 'KES', [came], true],
])(
  '%d cents in %s after %j: a second person is needed: %s',
  (amount, currency, payments, needed) => {
    expect(needsSecondPerson({ amount }, { currency, payments })).toBe(needed)
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
