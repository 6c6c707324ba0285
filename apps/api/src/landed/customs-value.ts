import type { Bounds } from './amounts.ts'
import { fromCents, type Rates, toMinor } from './amounts.ts'
import { holds } from './conditions.ts'
import { dividedBy, exact, minus, one, parseExact, rounded, times, whole } from './decimal.ts'
import { type CarFacts, type Fact, factOf, type Fields } from './facts.ts'
import type { Field, Regime, ValueBasis } from './rules.ts'

/** What was paid before customs values the car, in US cents; null is not known. */
export interface Invoice {
  fob: number | null
  freight: number | null
  /** Zero without insurance: the base is then goods and freight. */
  insurance: number
  inspection: number | null
  portCharges: Bounds | null
  /** To the border; the low value is without it, because nobody knows how much of it the office takes. */
  transport: { high: number } | null
}

/** The price of a new car on a list; two amounts where several rows fit. */
export interface ListPrice {
  low: string
  high: string
}

/** Values that are known beforehand, as decimal text in the currency of the regime. */
export interface KnownValues {
  /** From the office's price list, whichever edition counts. */
  listPrice?: ListPrice
  /** By the editions of the list that the rules name, each of which counts on its own days. */
  listPrices?: ReadonlyMap<string, ListPrice>
  /** The office's own value of the car. */
  customsValue?: string
  /** The retail price of the new model in the country. */
  retailPrice?: string
  fob?: string
}

export interface CustomsValue {
  /** Null where duty does not depend on a value. */
  value: Bounds | null
  /** The office's own value is not known, and it never takes less than the invoice. */
  isAtLeast: boolean
}

export type ValuationResult = CustomsValue | { needs: Fact[] }

/** Goods, freight and so on as the office counts them, in cents. */
function invoiceTotal(basis: ValueBasis, invoice: Invoice): Bounds | null {
  let [low, high] = [0, 0]
  for (const part of basis.includes ?? []) {
    const bounds = partOf(part, invoice)
    if (!bounds) return null
    low += bounds.low
    high += bounds.high
  }
  return { low, high }
}

function partOf(
  part: NonNullable<ValueBasis['includes']>[number],
  invoice: Invoice,
): Bounds | null {
  if (part === 'port_charges') return invoice.portCharges
  if (part === 'transport_to_border')
    return invoice.transport && { low: 0, high: invoice.transport.high }
  const amount = invoice[part]
  return amount === null ? null : { low: amount, high: amount }
}

/** The value that duty is charged on, in minor units of the regime's currency. */
export function customsValueOf(
  { value_basis: basis, currency }: Pick<Regime, 'value_basis' | 'currency'>,
  { invoice, known, rates, fields, car }: Valuation,
): ValuationResult {
  if (basis.kind === 'specific') return { value: null, isAtLeast: false }
  const counted = invoice && inCurrency(invoiceTotal(basis, invoice), currency, rates)
  const own = basis.kind === 'fob' ? (known.customsValue ?? known.fob) : known.customsValue
  if (own !== undefined) {
    const value = toMinor(own, currency)
    const least = basis.higher_of_invoice && counted ? counted.low : 0
    return certain(Math.max(value, least))
  }
  if (basis.kind === 'price_list') return fromList(basis, currency, known, fields, car)
  if (!counted) return { needs: [] }
  return { value: counted, isAtLeast: basis.kind === 'authority_value' }
}

export interface Valuation {
  invoice: Invoice | null
  known: KnownValues
  rates: Rates
  fields: Fields
  car: CarFacts
}

function certain(value: number): CustomsValue {
  return { value: { low: value, high: value }, isAtLeast: false }
}

function inCurrency(cents: Bounds | null, currency: string, rates: Rates): Bounds | null {
  if (!cents) return null
  const low = fromCents(cents.low, currency, rates)
  const high = fromCents(cents.high, currency, rates)
  return low === null || high === null ? null : { low, high }
}

/** The new car's list price, less depreciation by age, without the margin and the taxes that are in it. */
function fromList(
  { depreciation = [], divisors = [], list = '' }: ValueBasis,
  currency: string,
  { listPrices, listPrice = listPrices?.get(list) }: KnownValues,
  fields: Fields,
  car: CarFacts,
): ValuationResult {
  const open = new Set<Field>()
  const band = depreciation.find(({ when }) => holds(when, fields, open) === 'yes')
  if (band?.rate === undefined || !listPrice) {
    return { needs: band ? [] : [...new Set([...open].map((field) => factOf(field, car)))] }
  }
  const left = minus(one, exact(band.rate))
  const valueOf = (price: string) => {
    const known = parseExact(price)
    if (!known) throw new RangeError(`not a price: ${price}`)
    const net = divisors.reduce((value, by) => dividedBy(value, exact(by)), times(known, left))
    return rounded(times(net, whole(toMinor('1', currency))))
  }
  return {
    value: { low: valueOf(listPrice.low), high: valueOf(listPrice.high) },
    isAtLeast: false,
  }
}
