import type { Bounds } from './amounts.ts'
import { fromCents, type Rates, toMinor } from './amounts.ts'
import { holds } from './conditions.ts'
import { dividedBy, exact, minus, one, parseExact, rounded, times, whole } from './decimal.ts'
import {
  type CarFacts,
  type Days,
  type Fact,
  factOf,
  type Fields,
  fieldsOf,
  yearsEnds,
} from './facts.ts'
import { isInForce } from './in-force.ts'
import type { Band, Field, Reading, Regime, ValueBasis } from './rules.ts'

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

/** The value by one reading of the rules, in minor units of the regime's currency. */
export interface ReadValue extends Bounds {
  reading: Reading
}

export interface CustomsValue {
  /** The value by each reading, where the sources differ and the value hangs on it; else empty. */
  readings: ReadValue[]
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
  valuation: Valuation,
): ValuationResult {
  const { invoice, known, rates } = valuation
  if (basis.kind === 'specific') return { value: null, isAtLeast: false, readings: [] }
  const counted = invoice && inCurrency(invoiceTotal(basis, invoice), currency, rates)
  const own = basis.kind === 'fob' ? (known.customsValue ?? known.fob) : known.customsValue
  if (own !== undefined) {
    const value = toMinor(own, currency)
    const least = basis.higher_of_invoice && counted ? counted.low : 0
    return certain(Math.max(value, least))
  }
  if (basis.kind === 'price_list') return fromList(basis, currency, valuation)
  if (!counted) return { needs: [] }
  return { value: counted, isAtLeast: basis.kind === 'authority_value', readings: [] }
}

export interface Valuation {
  invoice: Invoice | null
  known: KnownValues
  rates: Rates
  fields: Fields
  car: CarFacts
  days: Days
}

function certain(value: number): CustomsValue {
  return { value: { low: value, high: value }, isAtLeast: false, readings: [] }
}

function inCurrency(cents: Bounds | null, currency: string, rates: Rates): Bounds | null {
  if (!cents) return null
  const low = fromCents(cents.low, currency, rates)
  const high = fromCents(cents.high, currency, rates)
  return low === null || high === null ? null : { low, high }
}

/**
 * The new car's list price, less depreciation by age, without the margin and the taxes that are in it. Where sources read the
 * depreciation in several ways, from the lowest value to the highest; a reading without a band for the car says nothing of it.
 */
function fromList(
  basis: ValueBasis,
  currency: string,
  { known: { listPrices, listPrice }, fields, car, days }: Valuation,
): ValuationResult {
  const { divisors = [], list = '' } = basis
  const price = listPrice ?? listPrices?.get(list)
  const open = new Set<Field>()
  const unit = whole(toMinor('1', currency))
  const valueOf = (printed: string, rate: string) => {
    const known = parseExact(printed)
    if (!known) throw new RangeError(`not a price: ${printed}`)
    const left = times(known, minus(one, exact(rate)))
    return rounded(
      times(
        divisors.reduce((value, by) => dividedBy(value, exact(by)), left),
        unit,
      ),
    )
  }
  const read = readingsOf(basis, days.entry).flatMap((reading) => {
    const rates = ratesOf(reading.depreciation, { fields, car, days, open })
    if (rates.length === 0) return []
    if (!price) return [{ reading, low: 0, high: 0 }]
    const values = rates.flatMap((rate) => [valueOf(price.low, rate), valueOf(price.high, rate)])
    return [{ reading, low: Math.min(...values), high: Math.max(...values) }]
  })
  if (read.length === 0)
    return { needs: [...new Set([...open].map((field) => factOf(field, car)))] }
  if (!price) return { needs: [] }
  const value = {
    low: Math.min(...read.map(({ low }) => low)),
    high: Math.max(...read.map(({ high }) => high)),
  }
  return { value, isAtLeast: false, readings: basis.readings ? read : [] }
}

/** The readings in force on a day; a basis without any has its one schedule. */
function readingsOf(
  { readings, depreciation = [], say, prov }: ValueBasis,
  day: string,
): readonly Reading[] {
  if (!readings) return [{ id: '', say, depreciation, prov }]
  return readings.filter((reading) => isInForce(reading.prov, day))
}

/** The rate of the band that fits the car; where only its year is known, those of January and December. */
function ratesOf(
  bands: readonly Band[],
  { fields, car, days, open }: Pick<Valuation, 'fields' | 'car' | 'days'> & { open: Set<Field> },
): string[] {
  const missing = new Set<Field>()
  const rateAt = (at: Fields) =>
    bands.find(({ when }) => holds(when, at, missing) === 'yes')?.rate ?? []
  const own = [rateAt(fields)].flat()
  if (own.length > 0) return own
  for (const field of missing) open.add(field)
  if (car.first_registered?.length !== 4 && car.manufactured?.length !== 4) return []
  return yearsEnds(car).flatMap((end) => rateAt(fieldsOf(end, days)))
}
