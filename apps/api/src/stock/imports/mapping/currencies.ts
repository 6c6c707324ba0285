import { noProfile } from '../column-profile.ts'
import { currenciesOf, currenciesOfAll, currencyCodes, partsOfMoney } from '../money-signs.ts'
import { readAmount } from '../read-amount.ts'
import type { Written } from '../read-values.ts'

/** The currencies of the list that a seller chooses from. */
export const priceCurrencies: readonly string[] = currencyCodes

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
  const { amount, signs } = partsOfMoney(value)
  const reading = readAmount({ text: amount, kind }, profile)
  if (reading === null || 'problem' in reading) return null
  const currencies = currenciesOfAll(signs)
  // Signs of two currencies.
  if (signs.length > 0 && currencies.length === 0) return null
  return { amount: reading.decimal, currencies }
}

/** A number with the sign of a currency. */
export function isPrice(value: string): boolean {
  return (readPriceText(value)?.currencies.length ?? 0) > 0
}

/** `price KES`, `Price (NZD)`, `FOB USD` */
export function currencyInHeading(heading: string): string | null {
  const words: string[] = heading.match(/[\p{L}$£€¥₩฿₹]+|\/=/gu) ?? []
  const named = words.map(currenciesOf).find(({ length }) => length > 0) ?? []
  return named.length === 1 ? (named[0] ?? null) : null
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
  if (/[\d万]\s*k(?:\s*k)?(?:ilo)?m(?:et(?:er|re))?s?\.?$/i.test(value)) return 'km'
  return /\d\s*mi(?:les?)?\.?$/i.test(value) ? 'mi' : null
}
