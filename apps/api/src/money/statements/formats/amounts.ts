export type DecimalMark = '.' | ','

/** Separators between groups of digits in any country; the other decimal mark is one, too. */
const groupMarks = /[\s'’_]/g

/** No transfer has more digits, and money on the wire none either. */
const maxDigits = 12

/** A sign of a currency before or behind the figures. */
const signs = /US\$|R\$|KSh\.?|TSh\.?|USh\.?|[$€£¥₦₵]/i

/**
 * Reads an amount in hundredths: `1,234.56`, `1.234,56`, `1 234,56`, `(12.00)`, `12.00-`, `12,00 DR`. Null if it is no
 * amount, or has more than two decimals.
 */
export function readAmount(written: string, decimal: DecimalMark): number | null {
  const text = written
    .replaceAll('−', '-')
    .replace(/^\s*[A-Z]{3}(?=[\s\d(+-])/, '')
    .replace(signs, '')
    .replaceAll(groupMarks, '')
  const [, bracket, before, figures, after] =
    /^(\()?([+-])?([\d.,]+)\)?([+-]|[CD]R?|[A-Z]{3})?$/i.exec(text) ?? []
  if (figures === undefined) return null
  const hundredths = readDigits(figures, decimal)
  if (hundredths === null) return null
  const isNegative =
    bracket === '(' || before === '-' || after === '-' || /^DR?$/i.test(after ?? '')
  return isNegative ? 0 - hundredths : hundredths
}

/**
 * Reads an amount without groups, as message formats write it: ISO 20022 allows five decimals and leading zeros, so
 * `000000000001180.00` and `8.85000` are lawful. Null if it is no amount, or has a value beyond the currency's decimals.
 */
export function readPlainAmount(written: string, currency: string): number | null {
  const [, sign, whole = '', fraction = ''] =
    /^([+-])?(\d*)(?:[.,](\d*))?$/.exec(written.trim()) ?? []
  const digits = whole.replace(/^0+(?=\d)/, '')
  const decimals = fraction.replace(/0+$/, '')
  if (whole + fraction === '' || digits.length > maxDigits) return null
  if (decimals.length > Math.min(2, decimalsOf(currency))) return null
  const hundredths = Number(digits || '0') * 100 + Number(decimals.padEnd(2, '0'))
  return sign === '-' ? 0 - hundredths : hundredths
}

/** Two, if the currency is not known. */
function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits
}

const certainSigns: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/US\$/i, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/KSh/i, 'KES'],
  [/TSh/i, 'TZS'],
  [/USh/i, 'UGX'],
]

/** The currency code before or after an amount that `readAmount` reads: `KES 500.00`, `500,00 eur`. */
export function currencyCodeIn(written: string): string | null {
  const code = /^\s*([A-Z]{3})(?=[\s\d(+-])|\d[\s.,)]*([A-Z]{3})\s*$/i.exec(written)
  const named = (code?.[1] ?? code?.[2])?.toUpperCase()
  // The dollar's sign is that of twenty currencies.
  return named ?? certainSigns.find(([sign]) => sign.test(written))?.[1] ?? null
}

function readDigits(figures: string, decimal: DecimalMark): number | null {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', fraction = '', more] = figures.split(decimal)
  if (more !== undefined || fraction.length > 2 || fraction.includes(group)) return null
  const [first = '', ...rest] = whole.split(group)
  // Groups of two or three digits: India groups by lakhs.
  if (rest.some((part) => part.length < 2 || part.length > 3)) return null
  if (rest.length > 0 && (rest.at(-1)?.length !== 3 || first.length > 3)) return null
  const digits = first + rest.join('')
  if (digits + fraction === '' || digits.length > maxDigits) return null
  return Number(digits || '0') * 100 + Number(fraction.padEnd(2, '0'))
}

/** The decimal mark that most of these amounts use; `1,234` alone shows neither. */
export function decimalMarkOf(amounts: readonly string[]): DecimalMark {
  const ends = amounts.map((amount) => /([.,])\d{1,2}\D*$/.exec(amount)?.[1])
  const commas = ends.filter((mark) => mark === ',').length
  return commas > ends.filter((mark) => mark === '.').length ? ',' : '.'
}
