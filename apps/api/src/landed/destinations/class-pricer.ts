import type { LandedCard } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import { type Admission, admissions } from '../../stock/catalogue/engine/landed-pricer.ts'
import { fromMinor, type Rates } from '../amounts.ts'
import type { KnownValues } from '../customs-value.ts'
import type { CarFacts } from '../facts.ts'
import { landedTotals } from '../landed-price.ts'
import { type Way, windowOf } from '../question.ts'
import type { CountryRules } from '../rules.ts'
import { type InsuranceOf, ownPrices } from '../shop-terms.ts'
import type { DoorPrice } from '../../pricing/local-charges/local-charge.ts'
import { deadlineAfter, verdictOn } from '../verdict.ts'
import { admittingFacts } from './rule-inputs.ts'
import { type CostLines, drawLines, endOfLeast } from './cost-estimate.ts'

/** What is the same for every vehicle that goes to a door on a day. */
export interface DoorTerms {
  rules: CountryRules
  rates: Rates
  way: Way
  /** US cents; null while nobody knows. */
  freight: number | null
  insuranceOf: InsuranceOf
  /** The shop's own prices. */
  own: readonly DoorPrice[]
  /** A day. */
  today: string
}

/** Vehicles that a country treats alike, but for their prices. */
export interface Alike {
  car: CarFacts
  listPrices: NonNullable<KnownValues['listPrices']>
}

export interface Pricing {
  card: (alike: Alike, price: number) => LandedCard
  admission: (alike: Alike) => Admission
  /** US cents at the door, at most; null where the duty is not known. */
  cost: (alike: Alike, price: number) => number | null
  lines: (alike: Alike) => CostLines | null
}

type Telling = Pick<LandedCard, 'verdict' | 'land_by'>

export function pricingOf(terms: DoorTerms): Pricing {
  const { rules, freight, insuranceOf } = terms
  const window = (car: CarFacts) => arrivalOf(terms, car)
  const questionOf = (alike: Alike, fob: number) => askingOf(terms, alike, fob)
  const cost = (alike: Alike, price: number) =>
    landedTotals(rules, questionOf(alike, price)).landed?.high ?? null
  // Whether a car may enter hangs on no price and on few facts, and costs more to find out than the sums do.
  const admitting = admittingFacts(rules)
  const verdictOf = oneEach(
    admitting,
    (car) => verdictOn(rules.eligibility, car, window(car)).admission,
  )
  const deadlineOf = oneEach(
    admitting,
    (car) => deadlineAfter(rules.eligibility, car, window(car))?.landBy ?? null,
  )
  const tellings = new WeakMap<Alike, Telling>()
  const told = (alike: Alike): Telling => {
    const known = tellings.get(alike)
    if (known) return known
    const telling = { verdict: verdictOf(alike.car), land_by: deadlineOf(alike.car) }
    tellings.set(alike, telling)
    return telling
  }
  const kink = endOfLeast((price) => insuranceOf(price, freight) ?? 0)
  return {
    cost,
    lines: (alike) => drawLines((price) => cost(alike, price), kink),
    admission: ({ car }) => {
      const admission = verdictOf(car)
      if (admission === 'block') return admissions.no
      return admission === 'unknown' ? admissions.open : admissions.yes
    },
    card: (alike, price) => {
      const { landed, known } = landedTotals(rules, questionOf(alike, price))
      const dollars = (cents: number) => fromMinor(cents, 'USD')
      return {
        ...told(alike),
        landed_low: landed && dollars(landed.low),
        landed_high: landed && dollars(landed.high),
        known_low: dollars(known.low),
        known_high: dollars(known.high),
      }
    },
  }
}

/** An answer for each of the cars that are alike in what it hangs on. */
function oneEach<Answer>(
  keyOf: (car: CarFacts) => string,
  answerOf: (car: CarFacts) => Answer,
): (car: CarFacts) => Answer {
  const known = new Map<string, Answer>()
  return (car) => {
    const key = keyOf(car)
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Answer
    const answer = answerOf(car)
    known.set(key, answer)
    return answer
  }
}

function arrivalOf({ rules, way, today }: DoorTerms, { origin }: CarFacts) {
  return windowOf(rules, {}, { today, port: way.port, origin })
}

function askingOf(terms: DoorTerms, { car, listPrices }: Alike, fob: number) {
  const { rules, rates, way, freight, insuranceOf, own } = terms
  const { inspection, ...inland } = ownPrices(own, {
    country: rules.country.iso2,
    origin: car.origin,
    route: way.route,
  })
  return {
    car,
    prices: {
      fob,
      freight,
      insurance: insuranceOf(fob, freight),
      ...(inspection !== undefined && { inspection }),
    },
    route: way.route,
    ...inland,
    ...(way.port !== null && { port: way.port }),
    arrival: arrivalOf(terms, car),
    rates,
    known: { listPrices },
  }
}
