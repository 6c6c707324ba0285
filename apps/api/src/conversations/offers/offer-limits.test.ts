import { expect, test } from 'vitest'
import { declinesAt, offerLimit } from './offer-limits.ts'

const none = { standing: 0, standingHere: 0, today: 0, todayHere: 0 }

test.each([
  [{}, 'ok'],
  [{ standing: 4, today: 9, todayHere: 2 }, 'ok'],
  [{ standing: 1, standingHere: 1, today: 1, todayHere: 1 }, 'offer_waiting'],
  [{ standing: 5 }, 'offers_standing'],
  [{ today: 10 }, 'offers_today'],
  [{ today: 3, todayHere: 3 }, 'offers_today'],
] as const)('a buyer with %j: %s', (offered, result) => {
  expect(offerLimit({ ...none, ...offered })).toBe(result)
})

test.each([
  [0, '2026-06-01T13:00:00.000Z'],
  [0.5, '2026-06-02T00:30:00.000Z'],
  [0.999_999_999, '2026-06-02T11:59:59.999Z'],
])('an offer below the floor is declined within a day, by chance: %d', (chance, at) => {
  expect(declinesAt(new Date('2026-06-01T12:00:00Z'), chance).toISOString()).toBe(at)
})
