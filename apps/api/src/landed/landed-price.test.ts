import { describe, expect, test } from 'vitest'
import { readCountryFiles, readReference } from '../../reference/import-rules.ts'
import { fromMinor, toMinor } from './amounts.ts'
import type { CarFacts } from './facts.ts'
import { landedPrice } from './landed-price.ts'
import type { LandedLine } from './line.ts'
import { nameIn } from './labels.ts'

const countries = readCountryFiles()

interface LandedVector {
  id: string
  country: string
  vehicle: CarFacts & { entry: string }
  inputs: {
    fob: string
    freight: string
    insurance: boolean
    inspection: string
    route: string | null
    price: string | null
    fx_per_usd: Record<string, string>
  }
  customs_value: { currency?: string; low?: string | null; high?: string | null }
  lines: {
    id: string
    pay: 'us' | 'others'
    payee: string
    certainty: string
    currency: string
    low: string
    high: string
    usd_low: string
    usd_high: string
  }[]
  totals: Record<string, string | string[] | null>
}

const landed = (readReference('fixtures/landed.json') as { vectors: LandedVector[] }).vectors

test('there are as many vectors as the model has', () => {
  expect(landed.length).toBe(20)
})

describe('vectors', () => {
  test.each(landed)('$id $title', (vector) => {
    const { entry, ...car } = vector.vehicle
    const { fob, freight, insurance, inspection, route, price, fx_per_usd } = vector.inputs
    const cents = (amount: string) => toMinor(amount, 'USD')
    const rules = countries.find(({ country }) => country.iso2 === vector.country)!
    const found = landedPrice(rules, {
      car,
      prices: {
        fob: cents(fob),
        freight: cents(freight),
        // 1.5 % of 110 % of goods and freight, halves up.
        insurance: insurance
          ? Math.floor(((cents(fob) + cents(freight)) * 165 + 5_000) / 10_000)
          : null,
        inspection: cents(inspection),
      },
      route,
      arrival: { from: '2026-12-03', to: '2026-12-03', entry },
      rates: fx_per_usd,
      known: price === null ? {} : { listPrice: { low: price, high: price } },
    })
    expect(found.lines.map(asVector)).toEqual(vector.lines.map(numbered))
    expect(valueOf(found.customsValue)).toEqual(
      vector.customs_value.low ? vector.customs_value : null,
    )
    const { payUs, others, landed: whole, known } = found.totals
    const text = (minor: number) => fromMinor(minor, 'USD')
    expect({
      pay_us: text(payUs),
      others_low: text(others.low),
      others_high: text(others.high),
      landed_low: whole && text(whole.low),
      landed_high: whole && text(whole.high),
      ...(!whole && { known_low: text(known.low), known_high: text(known.high) }),
      missing: found.missing,
    }).toEqual(vector.totals)
  })
})

function valueOf(value: ReturnType<typeof landedPrice>['customsValue']) {
  if (!value) return null
  const { currency, low, high } = value
  return { currency, low: fromMinor(low, currency), high: fromMinor(high, currency) }
}

function asVector({ id, isOurs, certainty, currency, usd, ...line }: LandedLine) {
  return {
    id,
    pay: isOurs ? 'us' : 'others',
    ...(!isOurs && { payee: nameIn(line.paidTo, 'en') }),
    certainty,
    currency,
    low: line.low,
    high: line.high,
    usd_low: usd.low,
    usd_high: usd.high,
  }
}

function numbered({ payee, ...line }: LandedVector['lines'][number]) {
  const { id, pay, certainty, currency, low, high, usd_low, usd_high } = line
  return {
    id,
    pay,
    ...(pay === 'others' && { payee }),
    certainty,
    currency,
    low: toMinor(low, currency),
    high: toMinor(high, currency),
    usd_low: toMinor(usd_low, 'USD'),
    usd_high: toMinor(usd_high, 'USD'),
  }
}
