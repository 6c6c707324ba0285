import fc from 'fast-check'

/** What happens to a recruiter, a recruit of theirs, and the recruit's sales. */
export type Event =
  | { kind: 'sell'; lines: number[]; discount: number }
  | { kind: 'pay' | 'cancel'; sale: number }
  | { kind: 'wait'; days: number }
  | { kind: 'approve'; times: number }
  | { kind: 'adjust'; agent: 0 | 1; amount: number }
  | { kind: 'collect'; times: number }
  | { kind: 'discard'; times: number }
  | { kind: 'pay batch'; times: number }

const sale = fc.nat({ max: 9 })
const agent = fc.constantFrom<[0, 1]>(0, 1)
const times = fc.integer({ min: 1, max: 3 })
export const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('sell' as const),
    lines: fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 3 }),
    discount: fc.nat({ max: 50_000 }),
  }),
  fc.record({ kind: fc.constantFrom('pay' as const, 'pay' as const, 'cancel' as const), sale }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('approve' as const), times }),
  fc.record({
    kind: fc.constant('adjust' as const),
    agent,
    amount: fc.integer({ min: -5000, max: 5000 }).filter((amount) => amount !== 0),
  }),
  fc.record({
    kind: fc.constantFrom('collect' as const, 'pay batch' as const, 'discard' as const),
    times,
  }),
)
