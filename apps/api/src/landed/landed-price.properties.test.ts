import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import { anyCar, anyDay } from './arbitrary-cars.test-data.ts'
import { addDays } from './calendar.ts'
import { landedPrice, type Question } from './landed-price.ts'
import type { CountryRules } from './rules.ts'

const countries = readCountryFiles()

const rates = { KES: '129.00', TZS: '2450', UGX: '3600', ZMW: '23.00', RWF: '1450', MUR: '45.50' }

const cents = fc.integer({ min: 10_000, max: 20_000_000 })
const asked = fc
  .record({
    rules: fc.constantFrom(...countries),
    car: anyCar,
    fob: cents,
    freight: fc.option(cents),
    insured: fc.boolean(),
    from: anyDay,
    window: fc.integer({ min: 0, max: 60 }),
    routeAt: fc.nat(5),
    rates: fc.subarray(Object.entries(rates)).map((some) => Object.fromEntries(some)),
    price: fc.option(
      fc.integer({ min: 100_000, max: 20_000_000 }).map((list) => `${list}.123456789`),
    ),
  })
  .map(({ rules, car, fob, freight, insured, from, window, routeAt, price, ...rest }) => {
    const question: Question = {
      car,
      prices: { fob, freight, insurance: insured ? 9_735 : null },
      route: rules.routes[routeAt]?.id ?? null,
      arrival: { from, to: addDays(from, window), shipped: addDays(from, -30) },
      rates: rest.rates,
      known: price === null ? {} : { listPrice: { low: price, high: price } },
    }
    return { rules, question }
  })

/** `country` names the rules in a failure: a whole file would hide the car. */
function holdsFor(check: (rules: CountryRules, question: Question) => void) {
  fc.assert(
    fc.property(asked, ({ rules, question }) => check(rules, question)),
    { numRuns: 500 },
  )
}

describe('a landed price', () => {
  test('is the sum of its lines', () => {
    holdsFor((rules, question) => {
      const { lines, totals } = landedPrice(rules, question)
      const sum = (bound: 'low' | 'high', isOurs: boolean) =>
        lines.filter((line) => line.isOurs === isOurs).reduce((all, { usd }) => all + usd[bound], 0)
      expect(totals.payUs).toBe(sum('low', true))
      expect(totals.others).toEqual({ low: sum('low', false), high: sum('high', false) })
      expect(totals.known).toEqual({
        low: totals.payUs + totals.others.low,
        high: totals.payUs + totals.others.high,
      })
      if (totals.landed) expect(totals.landed).toEqual(totals.known)
    })
  })

  test('is none while the duty or the freight is not known', () => {
    holdsFor((rules, question) => {
      const { lines, totals, missing } = landedPrice(rules, question)
      const hasDuty = lines.some(({ kind }) => kind === 'duty')
      const isWhole = hasDuty && question.prices.freight !== null
      expect(totals.landed === null).toBe(!isWhole)
      expect(missing.includes('duty')).toBe(!hasDuty)
    })
  })

  test('counts whole units between two bounds, and never a line that is also missing', () => {
    holdsFor((rules, question) => {
      const { lines, missing, explained } = landedPrice(rules, question)
      for (const line of [...lines, ...explained]) {
        for (const amount of [line.low, line.high, line.usd.low, line.usd.high]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
        expect(line.low <= line.high && line.usd.low <= line.usd.high).toBe(true)
        expect(missing).not.toContain(line.id)
      }
    })
  })

  test('rises with the price of the car, or stays', () => {
    holdsFor((rules, question) => {
      const dearer = {
        ...question,
        prices: { ...question.prices, fob: (question.prices.fob ?? 0) + 10_000 },
      }
      const [one, other] = [landedPrice(rules, question), landedPrice(rules, dearer)]
      expect(other.totals.known.high).toBeGreaterThan(one.totals.known.high)
      expect(other.totals.landed === null).toBe(one.totals.landed === null)
    })
  })
})
