import { isDeepStrictEqual } from 'node:util'
import { holds } from '../conditions.ts'
import { type CarFacts, fieldsOf } from '../facts.ts'
import { landedPrice, type Question } from '../landed-price.ts'
import { inspectionRule } from '../our-lines.ts'
import { idOfKey } from '../rule-rows.ts'
import type { CountryRules } from '../rules.ts'
import { daysAt } from '../verdict.ts'
import type { DraftRow } from '../drafts/draft.store.ts'

type Meant = Pick<DraftRow, 'part' | 'key'>

/** `differs`: something else would be told of the car; `applies`: the rule counts for it, and nothing would change. */
export type Touch = 'differs' | 'applies' | null

export interface TouchQuestion extends Pick<Question, 'route' | 'arrival' | 'rates'> {
  port?: string
  before: CountryRules
  after: CountryRules
}

/** The price of a car that stands for any: what hangs on its price differs at one price as at another. */
const anyPrice = {
  fob: 1_000_000,
  freight: 150_000,
  insurance: 19_000,
} as const

/** A new car's price on an office's list, in any currency, for cars that the list has not. */
const anyListPrice = { low: '4000000', high: '4000000' }

/** A rate for each currency of the rules, where the shop has none. */
function anyRates({ country, duty, fees }: CountryRules): Record<string, string> {
  const currencies = [
    country.currency,
    ...duty.regimes.map((one) => one.currency),
    ...fees.map((one) => one.currency),
  ]
  return Object.fromEntries(currencies.map((currency) => [currency, '100']))
}

/** Whether a draft touches a car. */
export function touchOf(
  meant: Meant,
  { before, after, ...question }: TouchQuestion,
  car: CarFacts,
): Touch {
  const asked: Question = {
    ...question,
    car,
    prices: anyPrice,
    rates: { ...anyRates(before), ...anyRates(after), ...question.rates },
    known: { listPrice: anyListPrice },
  }
  const [then, now] = [landedPrice(before, asked), landedPrice(after, asked)]
  const told = ({ verdict, lines, missing, customsValue, regime }: typeof then) => ({
    verdict: verdict.rule?.id,
    admission: verdict.admission,
    lines: lines.map(({ id, low, high, certainty }) => ({ id, low, high, certainty })),
    missing,
    regime,
    value: customsValue && [customsValue.low, customsValue.high],
  })
  if (!isDeepStrictEqual(told(then), told(now))) return 'differs'
  return [before, after].some((rules) => applies(meant, rules, asked)) ? 'applies' : null
}

function applies({ part, key }: Meant, rules: CountryRules, asked: Question): boolean {
  const id = idOfKey(key.split('/').at(-1) ?? key)
  const price = landedPrice(rules, asked)
  const days = daysAt(asked.arrival, asked.arrival.to)
  const fields = fieldsOf(asked.car, days)
  switch (part) {
    case 'regime':
      return price.regime === id
    case 'line':
      return price.regime === key.split('/')[0] && price.lines.some(({ rule }) => rule === id)
    case 'fee':
      return price.lines.some(({ rule }) => rule === id) || price.missing.includes(id)
    case 'inspection':
      return inspectionRule(rules.inspection, fields, days.shipped ?? days.arrival)?.id === id
    case 'eligibility':
      return rules.eligibility.some((rule) => rule.id === id && holds(rule.when, fields) === 'yes')
    case 'route':
      return asked.route === id
    case 'port':
      return (
        asked.port === id ||
        rules.routes.some((way) => way.id === asked.route && way.from_port === id)
      )
    case 'document':
      return true
    // A whole file has rules for every car: only what changes counts.
    case 'sheet':
      return false
  }
}
