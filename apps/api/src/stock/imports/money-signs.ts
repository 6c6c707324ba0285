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
  RAND: ['ZAR'],
  RANDS: ['ZAR'],
  USDOLLAR: ['USD'],
  USDOLLARS: ['USD'],
  'JP¥': ['JPY'],
  RMB: ['CNY'],
  DH: ['AED'],
  DHS: ['AED'],
  DIRHAM: ['AED'],
  DIRHAMS: ['AED'],
  FRW: ['RWF'],
  RF: ['RWF'],
  FBU: ['BIF'],
  FC: ['CDF'],
  ZK: ['ZMW'],
  ZMK: ['ZMW'],
  MK: ['MWK'],
  KWACHA: ['ZMW', 'MWK'],
  MT: ['MZN'],
  MTN: ['MZN'],
  MTS: ['MZN'],
  METICAL: ['MZN'],
  METICAIS: ['MZN'],
  PULA: ['BWP'],
  KZ: ['AOA'],
  BIRR: ['ETB'],
  '₩': ['KRW'],
  '฿': ['THB'],
  '₹': ['INR'],
}

/** Signs that only stand before an amount; behind it they mean something else, as in `850K`. */
const before: Readonly<Record<string, readonly string[]>> = { K: ['ZMW'], P: ['BWP'] }

/** The codes of ISO 4217 that dealers of used vehicles write. */
export const currencyCodes: readonly string[] =
  'KES USD JPY NZD AUD SGD CNY GBP EUR AED ZAR TZS UGX RWF ZMW MZN KRW THB INR CDF MWK BWP AOA BIF ETB LSL MGA MUR NAD SCR SSP SZL CAD CHF HKD MYR PKR'.split(
    ' ',
  )

const codes = new Set(currencyCodes)

const word = /^\p{L}{0,9}[$¥€£₩฿₹]|^us\s+dollars?(?!\p{L})|^(?:\p{L}{1,10})(?![\p{L}$])|^\/=/iu
const lastWord =
  /(?:\/[=-]|[.,]-|\p{L}{0,3}[$¥€£₩฿₹]|(?<!\p{L})us\s+dollars?|(?<!\p{L})(?!万)\p{L}{1,10}|[円元])\.?$/iu

/** The currencies that a word of money may mean; none for a word that is none. */
export function currenciesOf(sign: string): readonly string[] {
  const plain = sign.normalize('NFKC').toUpperCase().replaceAll(/[.\s]/g, '')
  if (codes.has(plain)) return [plain]
  return Object.hasOwn(meanings, plain) ? (meanings[plain] ?? []) : []
}

function meaningsBefore(sign: string): readonly string[] {
  return before[sign.toUpperCase()] ?? currenciesOf(sign)
}

/** The currencies that all signs of a cell may mean together: `KSh 780,000/=` is in shillings of Kenya; none without a sign. */
export function currenciesOfAll(signs: readonly string[]): readonly string[] {
  const [first = [], ...others] = signs.map(meaningsBefore)
  return first.filter((code) => others.every((codes) => codes.includes(code)))
}

/** The amount of a cell of money without the signs and codes around it, and those. */
export function partsOfMoney(cell: string): { amount: string; signs: string[] } {
  let amount = cell.normalize('NFKC').trim()
  const signs: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const [first = ''] = word.exec(amount) ?? []
    const [after = ''] = lastWord.exec(amount) ?? []
    if (first !== '' && meaningsBefore(first).length > 0) {
      signs.push(first)
      amount = amount.slice(first.length).replace(/^[.:]?\s*/, '')
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
