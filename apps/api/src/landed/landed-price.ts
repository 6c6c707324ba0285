import type { Bounds, Rates } from './amounts.ts'
import { fromCents, toMinor } from './amounts.ts'
import {
  customsValueOf,
  type Invoice,
  type KnownValues,
  type ReadValue,
  type Valuation,
} from './customs-value.ts'
import { chargeDuty, type ChargedLine, chooseRegime } from './duty.ts'
import { type CarFacts, type Days, type Fact, fieldsOf } from './facts.ts'
import { taxLabel } from './figures.ts'
import { feeLines, inDollars, inlandLine } from './fees.ts'
import { isInForce } from './in-force.ts'
import { type LandedLine, lineOf, type Totals, totalsOf } from './line.ts'
import { inspectionRule, ourLines, type OurPrices } from './our-lines.ts'
import type { CountryRules, Fee, Regime, Route } from './rules.ts'
import { type ArrivalWindow, daysAt, type Verdict, verdictOn } from './verdict.ts'

export interface Question {
  car: CarFacts
  prices: OurPrices
  /** Ids of the country's rules; null for the port alone. */
  route: string | null
  /** US cents that the shop's transporter asks for the route; without it the rules say. */
  inland?: number
  /** UN/LOCODE of the port of discharge, where no route names it. */
  port?: string
  arrival: ArrivalWindow
  rates: Rates
  known?: KnownValues
}

export interface LandedPrice {
  verdict: Verdict
  regime: string | null
  customsValue:
    | (Bounds & { currency: string; isAtLeast: boolean; readings: readonly ReadValue[] })
    | null
  lines: LandedLine[]
  totals: Totals
  /** Ids of the lines that are not known; `duty` for all taxes together. */
  missing: string[]
  /** Facts that the duty needs, or that could make the verdict worse. */
  needs: Fact[]
  /** Taxes that are known in part only: they explain, and are in no total. */
  explained: LandedLine[]
}

/**
 * The landed price of a car and whether it may enter, line by line: pure, from the country's rules and the rates of
 * the day. Each rule counts on its own day (shipment, arrival, entry).
 */
export function landedPrice(rules: CountryRules, question: Question): LandedPrice {
  const { duty, lines, missing } = priceLines(rules, question)
  const verdict = verdictOn(rules.eligibility, question.car, question.arrival)
  return {
    verdict,
    regime: duty.regime?.id ?? null,
    customsValue: duty.customsValue,
    lines,
    totals: totalsOf(lines, missing),
    missing,
    needs: [...new Set([...verdict.needs, ...duty.needs])],
    explained: duty.explained,
  }
}

/** The sums alone, for callers with many prices: whether a car may enter depends on none of them. */
export function landedTotals(rules: CountryRules, question: Question): Totals {
  const { lines, missing } = priceLines(rules, question)
  return totalsOf(lines, missing)
}

function priceLines(rules: CountryRules, question: Question) {
  const { car, prices, arrival, rates } = question
  // The later end of the window: an estimate for a date on which the car has certainly arrived.
  const days = daysAt(arrival, arrival.to)
  const fields = fieldsOf(car, days)
  const route = routeOf(rules, question.route, days)
  const port = route?.from_port ?? question.port ?? null
  const shipped = days.shipped ?? days.arrival
  const ours = ourLines(prices, inspectionRule(rules.inspection, fields, shipped))
  const fees = feeLines(rules.fees, { port, fields, rates, dayOf: (fee) => dayOfFee(fee, days) })
  const inland = route && inlandLine(route, question.inland)
  const invoice = {
    fob: prices.fob,
    freight: prices.freight,
    insurance: prices.insurance ?? 0,
    inspection: ours.inspection,
    portCharges: portCharges(fees.lines, fees.missing, rules.fees),
    transport: inland && { high: inland.usd.high },
  } satisfies Invoice
  const valuation = { invoice, known: question.known ?? {}, rates, fields, car, days }
  const duty = dutyOf(rules.duty.regimes, valuation)
  const lines = [...ours.lines, ...duty.lines, ...fees.lines, ...(inland ? [inland] : [])]
  const missing = [
    ...ours.missing,
    ...fees.missing,
    ...(question.route !== null && !inland ? [question.route] : []),
    ...(duty.isKnown ? [] : ['duty']),
  ]
  return { duty, lines, missing }
}

function routeOf({ routes }: CountryRules, id: string | null, { arrival }: Days): Route | null {
  return routes.find((route) => route.id === id && isInForce(route.prov, arrival)) ?? null
}

/** Port and transport charges are paid on arrival, documents of the voyage before it, registration when the car is declared. */
function dayOfFee({ stage }: Fee, { shipped, arrival, entry }: Days): string {
  if (stage === 'registration') return entry
  return stage === 'tracking_note' || stage === 'permit' ? (shipped ?? arrival) : arrival
}

/** Null while a port charge is not known, because the customs value is then not known either. */
function portCharges(
  lines: readonly LandedLine[],
  missing: readonly string[],
  fees: readonly Fee[],
): Bounds | null {
  if (fees.some(({ id, stage }) => stage === 'port' && missing.includes(id))) return null
  return lines
    .filter(({ kind }) => kind === 'port')
    .reduce((sum, { usd }) => ({ low: sum.low + usd.low, high: sum.high + usd.high }), {
      low: 0,
      high: 0,
    })
}

interface Duty {
  isKnown: boolean
  regime: Regime | null
  customsValue: LandedPrice['customsValue']
  lines: LandedLine[]
  explained: LandedLine[]
  needs: Fact[]
}

function dutyOf(regimes: readonly Regime[], valuation: Valuation): Duty {
  const { fields, car, rates } = valuation
  const day = valuation.days.entry
  const none: Duty = {
    isKnown: false,
    regime: null,
    customsValue: null,
    lines: [],
    explained: [],
    needs: [],
  }
  const chosen = chooseRegime(regimes, fields, { day, car })
  if (!chosen.regime) return { ...none, needs: chosen.needs }
  const { regime } = chosen
  const valued = customsValueOf(regime, valuation)
  if ('needs' in valued) return { ...none, regime, needs: valued.needs }
  const charged = chargeDuty({ regime, fields, car, day }, valued.value, {
    fob: fobIn(regime.currency, valuation),
    retailPrice: valuation.known.retailPrice,
  })
  if (!charged.lines) return { ...none, regime, needs: charged.needs }
  const lines = dutyLines(charged.lines, regime.currency, rates, valued.isAtLeast)
  if (!lines) return { ...none, regime }
  if (!regime.use_for_total) return { ...none, regime, explained: lines }
  return {
    ...none,
    isKnown: true,
    regime,
    customsValue: valued.value && {
      ...valued.value,
      currency: regime.currency,
      isAtLeast: valued.isAtLeast,
      readings: valued.readings,
    },
    lines,
  }
}

function fobIn(currency: string, { known, invoice, rates }: Valuation): number | null {
  if (known.fob !== undefined) return toMinor(known.fob, currency)
  return invoice === null || invoice.fob === null ? null : fromCents(invoice.fob, currency, rates)
}

/** Duty at a published rate is an estimate too: the office uses its own value and its own exchange rate. */
function dutyLines(
  charged: readonly ChargedLine[],
  currency: string,
  rates: Rates,
  isAtLeast: boolean,
): LandedLine[] | null {
  const lines = charged.map(({ line, low, high }) => {
    const usd = inDollars({ low, high }, currency, rates)
    return (
      usd &&
      lineOf({
        id: line.id,
        kind: 'duty',
        label: taxLabel(line),
        paidTo: line.payee,
        certainty: line.certainty === 'unconfirmed' ? 'may apply' : 'estimate',
        isAtLeast: isAtLeast && line.kind === 'percent',
        currency,
        low,
        high,
        usd,
        rule: line.id,
        prov: line.prov,
      })
    )
  })
  return lines.every((line) => line !== null) ? lines : null
}
