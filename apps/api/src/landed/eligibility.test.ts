import { describe, expect, test } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import { judge } from './eligibility.ts'
import type { CarFacts } from './facts.ts'
import type { EligibilityRule } from './rules.ts'
import { answerEligibility } from './vectors.ts'
import { daysAt } from './verdict.ts'

const cars = readCountryFiles().flatMap((rules) =>
  rules.fixtures.eligibility.map((vector) => ({ rules, vector, id: vector.id })),
)

test('there are as many vectors as the model has', () => {
  expect(cars.length).toBe(46)
})

describe('vectors', () => {
  test.each(cars)('$id', ({ rules, vector }) => {
    const { verdict, by } = vector
    expect(answerEligibility(rules, vector)).toEqual({ verdict, by })
  })
})

describe('what is not known', () => {
  const rulesIn = (country: string) =>
    cars.find(({ rules }) => rules.country.iso2 === country)!.rules.eligibility
  const found = (country: string, car: CarFacts, day: string) => {
    const rules = rulesIn(country)
    const { admission, rule, needs } = judge(rules, car, daysAt({ shipped: day }, day))
    return [admission, rule?.id ?? null, needs]
  }

  test.each([
    ['a date that is missing', {}, ['unknown', 'mu-young', ['first_registered']]],
    ['a year that hangs on its month', { first_registered: '2022' }, ['unknown', 'mu-old']],
    ['a year that is too old in any month', { first_registered: '2015' }, ['block', 'mu-old']],
    ['a year that is young enough in any month', { first_registered: '2024' }, ['permit']],
  ])('of Mauritius: %s', (_, dates, expected) => {
    const car = { class: 'passenger', steering: 'right', auction_grade: 4, ...dates }
    const answer = found('MU', car, '2027-03-01')
    expect(answer.slice(0, expected.length)).toEqual(expected)
  })

  test('the deciding year is refused until its month is proved', () => {
    const car = { class: 'passenger', steering: 'right' }
    expect(found('UG', { ...car, manufactured: '2011' }, '2026-11-01')[0]).toBe('block')
    expect(found('UG', { ...car, manufactured: '2011-12' }, '2026-11-01')[0]).toBe('warn')
    expect(found('UG', { ...car, manufactured: '2011-11' }, '2026-11-01')[0]).toBe('block')
  })

  test('what a refusal hangs on is asked for', () => {
    const car = { class: 'passenger', first_registered: '2022-04' }
    expect(found('KE', car, '2026-11-01')).toEqual(['ok', null, ['steering', 'salvage']])
  })

  test('a rule that ended leaves a gap until one of its name follows', () => {
    const age = rulesIn('KE').find(({ id }) => id === 'ke-age')!
    const over: EligibilityRule = { ...age, prov: { ...age.prov, valid_to: '2026-12-31' } }
    const next: EligibilityRule = { ...age, prov: { ...age.prov, valid_from: '2027-01-01' } }
    const car = { class: 'passenger', first_registered: '2015-04' }
    const on = (rules: EligibilityRule[], day: string) => judge(rules, car, daysAt({}, day))
    expect(on([over], '2026-12-31')).toMatchObject({ admission: 'block', open: null })
    expect(on([over], '2027-01-01')).toMatchObject({ admission: 'unknown', open: 'lapsed' })
    expect(on([over, next], '2027-01-01')).toMatchObject({ admission: 'block', open: null })
  })
})
