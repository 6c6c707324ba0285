import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import { anyCar, anyDay } from './arbitrary-cars.test-data.ts'
import { addDays } from './calendar.ts'
import { isWorse, judge } from './eligibility.ts'
import { daysAt, deadlineAfter, verdictOn } from './verdict.ts'

const countries = readCountryFiles()
const rulesOf = (iso2: string) => countries.find(({ country }) => country.iso2 === iso2)!

describe('a verdict', () => {
  test('of Kenya never gets better by a later arrival', () => {
    const { eligibility } = rulesOf('KE')
    fc.assert(
      fc.property(anyCar, anyDay, fc.nat(1_500), (car, arrival, later) => {
        const first = judge(eligibility, car, daysAt({}, arrival))
        const second = judge(eligibility, car, daysAt({}, addDays(arrival, later)))
        expect(isWorse(first.admission, second.admission)).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  test('over a window is the worst of its days, and names the day between two answers', () => {
    const window = {
      rules: fc.constantFrom(...countries),
      car: anyCar,
      from: anyDay,
      days: fc.nat(90),
    }
    fc.assert(
      fc.property(fc.record(window), ({ rules, car, from, days }) => {
        const over = verdictOn(rules.eligibility, car, { from, to: addDays(from, days) })
        const each = Array.from({ length: days + 1 }, (_, at) =>
          judge(rules.eligibility, car, daysAt({}, addDays(from, at))),
        ).map(({ admission }) => admission)
        expect(each.some((admission) => isWorse(admission, over.admission))).toBe(false)
        expect(each).toContain(over.admission)
        const turn = each.findIndex((admission) => admission !== each[0])
        expect(over.decidedBy).toBe(turn < 0 ? null : addDays(from, turn - 1))
      }),
      { numRuns: 150 },
    )
  })

  test('holds until its deadline, and is worse on the next day', () => {
    const window = {
      rules: fc.constantFrom(...countries),
      car: anyCar,
      from: anyDay,
      at: fc.nat(1_000),
    }
    fc.assert(
      fc.property(fc.record(window), ({ rules, car, from, at }) => {
        const found = deadlineAfter(rules.eligibility, car, { from, shipped: addDays(from, -40) })
        const on = (day: string) =>
          judge(rules.eligibility, car, daysAt({ shipped: addDays(day, -40) }, day)).admission
        const until = found?.landBy ?? addDays(from, 731)
        const some = addDays(from, at)
        if (some <= until) expect(isWorse(on(some), on(from))).toBe(false)
        if (found) expect(isWorse(on(addDays(found.landBy, 1)), on(from))).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})

test('a Kenyan car of 2019 must land by the last day of 2026', () => {
  const { eligibility } = rulesOf('KE')
  const car = { class: 'passenger', steering: 'right', first_registered: '2019-03' }
  expect(verdictOn(eligibility, car, { from: '2026-12-20', to: '2027-01-10' })).toMatchObject({
    admission: 'block',
    rule: { id: 'ke-age' },
    decidedBy: '2026-12-31',
    first: 'ok',
    last: 'block',
  })
  expect(deadlineAfter(eligibility, car, { from: '2026-06-01' })).toMatchObject({
    landBy: '2026-12-31',
    after: { admission: 'block' },
  })
})

test('a car for Mauritius must be shipped while it is young enough, however long it sails', () => {
  const { eligibility } = rulesOf('MU')
  const car = {
    class: 'passenger',
    steering: 'right',
    first_registered: '2023-06',
    auction_grade: 4,
  }
  const found = deadlineAfter(eligibility, car, { from: '2026-12-01', shipped: '2026-11-01' })
  // 48 months are over with 30 June 2027 at the port of loading; it sails for thirty days.
  expect(found).toMatchObject({ landBy: '2027-07-30', after: { admission: 'block' } })
})
