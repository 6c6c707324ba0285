/** Words of money in a cell, and the currencies that each may mean: `$` is of many countries, `¥` of Japan and China. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'NZD', 'AUD', 'CAD', 'SGD', 'NAD'],
  US$: ['USD'],
  NZ$: ['NZD'],
  AU$: ['AUD'],
  A$: ['AUD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  S$: ['SGD'],
  '¥': ['JPY', 'CNY'],
  円: ['JPY'],
  YEN: ['JPY'],
  元: ['CNY'],
  '€': ['EUR'],
  EURO: ['EUR'],
  EUROS: ['EUR'],
  '£': ['GBP'],
  KSH: ['KES'],
  KSHS: ['KES'],
  TSH: ['TZS'],
  TSHS: ['TZS'],
  USH: ['UGX'],
  USHS: ['UGX'],
  SH: ['KES', 'TZS', 'UGX'],
  SHS: ['KES', 'TZS', 'UGX'],
  KSHILLING: ['KES'],
  KSHILLINGS: ['KES'],
  SHILLING: ['KES', 'TZS', 'UGX'],
  SHILLINGS: ['KES', 'TZS', 'UGX'],
  '/=': ['KES', 'TZS', 'UGX'],
  R: ['ZAR'],
}

/** The codes of ISO 4217 that dealers of used vehicles write. */
const codes = new Set(
  'USD KES TZS UGX ZMW MZN CDF RWF MWK BWP ZAR AOA BIF ETB EUR LSL MGA MUR NAD SCR SSP SZL JPY NZD AUD GBP CNY KRW SGD THB AED INR CAD CHF HKD MYR PKR'.split(
    ' ',
  ),
)

const word = /^\p{L}{0,9}[$¥€£]|^(?:\p{L}{1,10})(?![\p{L}$])|^\/=/u
const lastWord = /(?:\/[=-]|[.,]-|\p{L}{0,3}[$¥€£]|(?<!\p{L})\p{L}{1,10}|[円元])\.?$/u

/** The currencies that a word of money may mean; none for a word that is none. */
export function currenciesOf(sign: string): readonly string[] {
  const plain = sign.normalize('NFKC').toUpperCase().replaceAll(/[.\s]/g, '')
  if (codes.has(plain)) return [plain]
  return Object.hasOwn(meanings, plain) ? (meanings[plain] ?? []) : []
}

/** The amount of a cell of money without the signs and codes around it, and those. */
export function partsOfMoney(cell: string): { amount: string; signs: string[] } {
  let amount = cell.normalize('NFKC').trim()
  const signs: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const [before = ''] = word.exec(amount) ?? []
    const [after = ''] = lastWord.exec(amount) ?? []
    if (before !== '' && currenciesOf(before).length > 0) {
      signs.push(before)
      amount = amount.slice(before.length).replace(/^[.:]?\s*/, '')
    } else if (/^(?:\/-|[.,]-)$/.test(after)) {
      // Without cents.
      amount = amount.slice(0, -after.length).trim()
    } else if (after !== '' && currenciesOf(after).length > 0) {
      signs.push(after.replace(/\.$/, ''))
      amount = amount.slice(0, -after.length).trim()
    } else break
  }
  return { amount, signs }
}

/** The signs and codes of money in a cell, as they are written there in capitals. */
export function signsOf(cell: string): string[] {
  return /[\p{L}$¥€£]|\/=/u.test(cell)
    ? partsOfMoney(cell).signs.map((sign) => sign.toUpperCase())
    : []
}

/** A number without the money or the unit around it. */
export function withoutUnits(cell: string): string {
  const { amount } = partsOfMoney(cell)
  return amount
    .replace(/^(?:km|cc)\.?\s*(?=\d)/i, '')
    .replace(
      /(?<=\d)\s*(?:kms?|kilomet(?:er|re)s?|km\/h|mi|mls?|miles?|c\.?c\.?|l|lit(?:er|re)s?|kwh|kw|ps|hp|bhp)\.?$/i,
      '',
    )
}
