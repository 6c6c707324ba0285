import { noProfile } from '../column-profile.ts'
import { readNumber } from '../read-number.ts'
import type { Written } from '../read-values.ts'

/** Currencies that cars are listed in, by what lists write for them. `$`, `¥` and `R` alone are of several countries. */
const signs: readonly [code: string, ...words: string[]][] = [
  ['KES', 'kes', 'ksh', 'kshs', 'ksh.', '/=', 'shillings'],
  ['USD', 'usd', 'us$', 'us dollar', 'us dollars'],
  ['NZD', 'nzd', 'nz$'],
  ['AUD', 'aud', 'au$', 'a$'],
  ['SGD', 'sgd', 's$'],
  ['JPY', 'jpy', 'yen', '円', 'jp¥'],
  ['CNY', 'cny', 'rmb', '元'],
  ['GBP', 'gbp', '£'],
  ['EUR', 'eur', '€', 'euro', 'euros'],
  ['AED', 'aed', 'dhs', 'dirham', 'dirhams'],
  ['ZAR', 'zar', 'rand'],
  ['TZS', 'tzs', 'tsh', 'tshs'],
  ['UGX', 'ugx', 'ush', 'ushs'],
  ['RWF', 'rwf', 'frw'],
  ['ZMW', 'zmw'],
  ['MZN', 'mzn', 'mt', 'mtn'],
  ['KRW', 'krw', '₩'],
  ['THB', 'thb', '฿'],
  ['INR', 'inr', '₹'],
]

/** The currencies of the list that a seller chooses from. */
export const priceCurrencies: readonly string[] = signs.map(([code]) => code)

const codes = new Map(signs.flatMap(([code, ...words]) => words.map((word) => [word, code])))

/** Signs of several currencies: which one is meant only their seller knows. */
const shared: ReadonlyMap<string, readonly string[]> = new Map([
  ['$', ['USD', 'NZD', 'AUD', 'SGD']],
  ['¥', ['JPY', 'CNY']],
  ['￥', ['JPY', 'CNY']],
  ['r', ['ZAR']],
])

/** A price as its amount, and the sign before or after it. */
const form =
  /^(?<before>[^\d\s.,-]{0,12}(?:\s[^\d\s.,-]{1,12})?)\.?\s*(?<amount>\d[\d.,\s'’_]*?)\s*(?<after>[^\d\s.,'’]{0,12}(?:\s[^\d\s.,]{1,12})?)(?:,?-)?$/u

interface PriceText {
  /** Decimal text. */
  amount: string
  /** ISO codes that its sign may mean; none where there is no sign. */
  currencies: readonly string[]
}

/** Null for what is no price, or has a sign that is not known. */
export function readPriceText(
  value: string,
  { profile = noProfile, kind }: Written = {},
): PriceText | null {
  const { before = '', amount = '', after = '' } = form.exec(value.trim())?.groups ?? {}
  const reading = readNumber({ text: amount.trim(), kind }, profile)
  if (reading === null || 'problem' in reading) return null
  const { decimal } = reading
  if (before !== '' && after !== '' && after !== '/=') return null
  const sign = (before === '' ? after : before).toLowerCase()
  if (sign === '') return { amount: decimal, currencies: [] }
  const code = codes.get(sign)
  const currencies = shared.get(sign) ?? (code === undefined ? [] : [code])
  return currencies.length === 0 ? null : { amount: decimal, currencies }
}

/** A number with the sign of a currency. */
export function isPrice(value: string): boolean {
  return (readPriceText(value)?.currencies.length ?? 0) > 0
}

/** `price KES`, `Price (NZD)`, `FOB USD` */
export function currencyInHeading(heading: string): string | null {
  const words = heading.toLowerCase().match(/[\p{L}$£€¥₩₹]+/gu) ?? []
  return words.map((word) => codes.get(word)).find((code) => code !== undefined) ?? null
}

/**
 * The currency that the file itself says: in the heading, unless the cells have another sign, or in nearly every cell. Null is
 * asked about.
 */
export function statedCurrency(heading: string, values: readonly string[]): string | null {
  const named = currencyInHeading(heading)
  const found = values.flatMap((value) => {
    const { currencies = [] } = readPriceText(value) ?? {}
    return currencies.length === 0 ? [] : [currencies]
  })
  // A slip or two of the pen are mistakes of their rows.
  if (named !== null) {
    const others = found.filter((currencies) => !currencies.includes(named))
    return others.length > values.length / 20 ? null : named
  }
  const [first] = found[0] ?? []
  const isOne = found.every(([code, another]) => code === first && another === undefined)
  return first !== undefined && isOne && found.length >= values.length * 0.9 ? first : null
}

/** `km`, `kms`, `odometer (km)`, `miles`; or what nearly every cell has behind its number. */
export function statedUnit(heading: string, values: readonly string[]): 'km' | 'mi' | null {
  const words: string[] = heading.toLowerCase().match(/\p{L}+/gu) ?? []
  const units = words.flatMap((word) => {
    if (/^(?:kms?|kilom.*|quil[oó]m.*)$/.test(word)) return ['km' as const]
    return /^(?:mi|miles)$/.test(word) ? ['mi' as const] : []
  })
  if (new Set(units).size === 1) return units[0] ?? null
  const said = values.flatMap((value) => unitOf(value) ?? [])
  const [first] = said
  const isOne = said.every((unit) => unit === first) && said.length >= values.length * 0.9
  return first !== undefined && isOne ? first : null
}

export function unitOf(value: string): 'km' | 'mi' | null {
  if (/\d\s*k(?:ilo)?m(?:et(?:er|re))?s?\.?$/i.test(value)) return 'km'
  return /\d\s*mi(?:les?)?\.?$/i.test(value) ? 'mi' : null
}
