export type DecimalMark = '.' | ','

/** Between groups of figures, wherever a bank writes; the other mark is one, too. */
const groupMarks = /[\s'’_]/g

/** More figures than any transfer has. */
const maxDigits = 13

/**
 * Hundredths: `1,234.56`, `1.234,56`, `1 234,56`, `(12.00)`, `12.00-`, `12,00 DR`. Null for what is no amount, or has more
 * than two decimals.
 */
export function readAmount(written: string, decimal: DecimalMark): number | null {
  const text = written
    .replaceAll('−', '-')
    .replace(/^\s*[A-Z]{3}(?=[\s\d(+-])/, '')
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

/** The code before or behind an amount that `readAmount` reads: `KES 500.00`, `500,00 eur`. */
export function currencyCodeIn(written: string): string | null {
  const code = /^\s*([A-Z]{3})(?=[\s\d(+-])|\d[\s.,)]*([A-Z]{3})\s*$/i.exec(written)
  return (code?.[1] ?? code?.[2])?.toUpperCase() ?? null
}

function readDigits(figures: string, decimal: DecimalMark): number | null {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', fraction = '', more] = figures.split(decimal)
  if (more !== undefined || fraction.length > 2 || fraction.includes(group)) return null
  const [first = '', ...rest] = whole.split(group)
  // Two or three: India groups by lakhs.
  if (rest.some((part) => part.length < 2 || part.length > 3)) return null
  if (rest.length > 0 && (rest.at(-1)?.length !== 3 || first.length > 3)) return null
  const digits = first + rest.join('')
  if (digits + fraction === '' || digits.length > maxDigits) return null
  return Number(digits || '0') * 100 + Number(fraction.padEnd(2, '0'))
}

/** Which mark some amounts use, as far as they show it: `1,234` alone may be both. */
export function decimalMarkOf(amounts: readonly string[]): DecimalMark {
  const ends = amounts.map((amount) => /([.,])\d{1,2}\D*$/.exec(amount)?.[1])
  const commas = ends.filter((mark) => mark === ',').length
  return commas > ends.filter((mark) => mark === '.').length ? ',' : '.'
}
