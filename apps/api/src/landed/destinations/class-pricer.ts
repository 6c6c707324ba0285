import type { LandedCard } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import { type Admission, admissions } from '../../stock/catalogue/engine/landed-pricer.ts'
import { fromMinor, type Rates } from '../amounts.ts'
import type { KnownValues } from '../customs-value.ts'
import type { CarFacts } from '../facts.ts'
import { landedTotals } from '../landed-price.ts'
import { type RouteChoice, arrivalWindow } from '../question.ts'
import type { CountryRules } from '../rules.ts'
import { type InsuranceOf, ownPrices } from '../shop-prices.ts'
import type { LocalCharge } from '../../pricing/local-charges/local-charge.ts'
import { deadlineAfter, verdictOn } from '../verdict.ts'
import { eligibilityKeyOf } from './rule-inputs.ts'
import { type CostEstimate, estimateCost, endOfMinimum } from './cost-estimate.ts'

/** What is the same for every vehicle that goes to a destination on a day. */
export interface DestinationTerms {
  rules: CountryRules
  rates: Rates
  via: RouteChoice
  /** US cents; null while nobody knows. */
  freight: number | null
  insuranceOf: InsuranceOf
  /** The shop's own prices of inspections and inland transport. */
  own: readonly LocalCharge[]
  /** A day. */
  today: string
}

/** Vehicles that a country's rules treat alike, whatever they cost. */
export interface PriceClass {
  car: CarFacts
  listPrices: NonNullable<KnownValues['listPrices']>
}

export interface ClassPricer {
  card: (priceClass: PriceClass, price: number) => LandedCard
  admission: (priceClass: PriceClass) => Admission
  /** US cents, the upper bound of the landed price; null where the duty is not known. */
  cost: (priceClass: PriceClass, price: number) => number | null
  estimate: (priceClass: PriceClass) => CostEstimate | null
}

type Entry = Pick<LandedCard, 'verdict' | 'land_by'>

export function classPricer(terms: DestinationTerms): ClassPricer {
  const { rules, freight, insuranceOf } = terms
  const window = (car: CarFacts) => arrivalOf(terms, car)
  const questionOf = (priceClass: PriceClass, fob: number) => landedQuestion(terms, priceClass, fob)
  const cost = (priceClass: PriceClass, price: number) =>
    landedTotals(rules, questionOf(priceClass, price)).landed?.high ?? null
  // Whether a car may enter depends on no price and on few facts, and costs more to compute than the sums do.
  const eligibilityKey = eligibilityKeyOf(rules)
  const verdictOf = cachedBy(
    eligibilityKey,
    (car) => verdictOn(rules.eligibility, car, window(car)).admission,
  )
  const deadlineOf = cachedBy(
    eligibilityKey,
    (car) => deadlineAfter(rules.eligibility, car, window(car))?.landBy ?? null,
  )
  const entries = new WeakMap<PriceClass, Entry>()
  const entryOf = (priceClass: PriceClass): Entry => {
    const known = entries.get(priceClass)
    if (known) return known
    const entry = { verdict: verdictOf(priceClass.car), land_by: deadlineOf(priceClass.car) }
    entries.set(priceClass, entry)
    return entry
  }
  const breakpoint = endOfMinimum((price) => insuranceOf(price, freight) ?? 0)
  return {
    cost,
    estimate: (priceClass) => estimateCost((price) => cost(priceClass, price), breakpoint),
    admission: ({ car }) => {
      const admission = verdictOf(car)
      if (admission === 'block') return admissions.no
      return admission === 'unknown' ? admissions.open : admissions.yes
    },
    card: (priceClass, price) => {
      const { landed, known } = landedTotals(rules, questionOf(priceClass, price))
      const dollars = (cents: number) => fromMinor(cents, 'USD')
      return {
        ...entryOf(priceClass),
        landed_low: landed && dollars(landed.low),
        landed_high: landed && dollars(landed.high),
        known_low: dollars(known.low),
        known_high: dollars(known.high),
      }
    },
  }
}

/** Computes an answer once for all cars with the same key. */
function cachedBy<Answer>(
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

function arrivalOf({ rules, via, today }: DestinationTerms, { origin }: CarFacts) {
  return arrivalWindow(rules, {}, { today, port: via.port, origin })
}

function landedQuestion(terms: DestinationTerms, { car, listPrices }: PriceClass, fob: number) {
  const { rules, rates, via, freight, insuranceOf, own } = terms
  const { inspection, ...inland } = ownPrices(own, {
    country: rules.country.iso2,
    origin: car.origin,
    route: via.route,
  })
  return {
    car,
    prices: {
      fob,
      freight,
      insurance: insuranceOf(fob, freight),
      ...(inspection !== undefined && { inspection }),
    },
    route: via.route,
    ...inland,
    ...(via.port !== null && { port: via.port }),
    arrival: arrivalOf(terms, car),
    rates,
    known: { listPrices },
  }
}
