import { describe, expect, test } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import { chargeDuty, chooseRegime } from './duty.ts'
import { type CarFacts, fieldsOf } from './facts.ts'
import type { DutyLine, Regime } from './rules.ts'
import { answerDuty } from './vectors.ts'

const countries = readCountryFiles()
const duties = countries.flatMap((rules) =>
  rules.fixtures.duty.map((vector) => ({ rules, vector, id: vector.id })),
)

test('there are as many vectors as the model has', () => {
  expect(duties.length).toBe(41)
})

describe('vectors', () => {
  test.each(duties)('$id', ({ rules, vector }) => {
    const { regime, cv, lines, total_low, total_high } = vector.expect
    expect(answerDuty(rules, vector)).toEqual({
      regime,
      ...(cv !== undefined && { cv }),
      lines: lines.map(({ id, low, high }) => ({ id, low, high })),
      total_low,
      total_high,
    })
  })
})

describe('what is not known', () => {
  const day = '2026-12-10'
  const regimesOf = (country: string) =>
    countries.find(({ country: { iso2 } }) => iso2 === country)!.duty.regimes
  const chosen = (country: string, car: CarFacts) => {
    const found = chooseRegime(regimesOf(country), fieldsOf(car, { arrival: day, entry: day }), {
      day,
      car,
    })
    return found.regime ? found.regime.id : found.needs
  }
  const charged = (regime: Regime, car: CarFacts) => {
    const fields = fieldsOf(car, { arrival: day, entry: day })
    const value = { low: 400_000, high: 400_000 }
    return chargeDuty({ regime, fields, car, day }, value, { fob: null, retailPrice: undefined })
  }

  test('a fact that could change the regime leaves it open', () => {
    const car = { class: 'passenger', fuel: 'petrol', engine_cc: 1496 }
    expect(chosen('KE', car)).toBe('ke-to-1500')
    expect(chosen('KE', { class: 'passenger', fuel: 'petrol' })).toEqual(['engine_cc'])
    expect(chosen('KE', { class: 'passenger', engine_cc: 1496 })).toEqual(['fuel'])
    expect(chosen('ZM', { ...car, engine_cc: 4_500, manufactured: '2018' })).toEqual(['horsepower'])
  })

  test('a band that hangs on an unknown fact is none', () => {
    const zambia = regimesOf('ZM').find(({ id }) => id === 'zm-car')!
    const car = { class: 'passenger', fuel: 'petrol', engine_cc: 1496, manufactured: '2018' }
    expect(charged(zambia, car)).toEqual({ lines: null, needs: ['body'] })
    expect(charged(zambia, { ...car, body: 'mpv' })).toEqual({ lines: null, needs: [] })
  })

  test('a tax that ended without a successor leaves all of them unknown', () => {
    const car = { class: 'passenger', manufactured: '2018-04' }
    const zimbabwe = regimesOf('ZW').find(({ id }) => id === 'zw-car')!
    const without = (rate: string) => (line: DutyLine) => line.rate !== rate
    const lines = zimbabwe.lines.filter(without('0.155'))
    expect(charged(zimbabwe, car).lines).toHaveLength(3)
    expect(charged({ ...zimbabwe, lines }, car).lines).toBeNull()
  })

  test('a tax that is only announced counts in the high sum', () => {
    const zimbabwe = regimesOf('ZW').find(({ id }) => id === 'zw-truck')!
    const lines = zimbabwe.lines.map((line) => ({ ...line, certainty: 'unconfirmed' as const }))
    const [duty] = charged({ ...zimbabwe, lines }, { payload_kg: 3_000 }).lines ?? []
    expect(duty).toMatchObject({ low: 0, high: 160_000 })
  })
})
