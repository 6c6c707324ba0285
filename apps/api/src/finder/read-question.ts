import { fromDecimal } from '@bandari/sdk/money'
import { readPhone } from '../core/phone.ts'
import { isEmailAddress, phoneIn } from '../platform/lists/search-text.ts'

/** What somebody may have meant by what they typed. Every reading that fits is asked for. */
export interface Question {
  /** To be found in texts, word by word; '' where it is an amount and nothing else. */
  text: string
  email: string | null
  phone: PhoneQuestion | null
  /** The number of an order, a listing or an account. */
  number: string | null
  amount: AmountQuestion | null
  /** A chassis, container or bill of lading: capitals and digits alone. */
  code: string | null
}

export interface PhoneQuestion {
  /** Its last digits, without the country's or the zero that is dialled within it. */
  ending: string
  /** E.164, as it is dialled in the reader's country; null where it is no number there. */
  whole: string | null
}

export interface AmountQuestion {
  minor: number
  /** ISO 4217; null for any. */
  currency: string | null
}

/** Reads what was typed; `country` (ISO 3166-1 alpha-2) is where the reader dials from. */
export function readQuestion(typed: string, country: string | null): Question {
  const text = withoutLabel(typed.trim().replaceAll(/\s+/g, ' '))
  const { amount, isSure } = readAmount(text)
  const digits = phoneIn(text)
  const isPhone = digits !== null && digits.length >= 7 && !isSure
  return {
    text: isSure ? '' : text,
    email: isEmailAddress(text) ? text.toLowerCase() : null,
    phone: isPhone ? { ending: digits, whole: wholePhone(text, country) } : null,
    number: /^\d{1,12}$/.test(text) ? text : null,
    amount,
    code: isSure ? null : readCode(text),
  }
}

/** `ORD-100118`, `Order 100118`, `#100118` and `№ 100118` are 100118. */
function withoutLabel(text: string): string {
  return text.replace(/^(?:ord(?:er)?|inv(?:oice)?|#|№|no\.?)[\s#:-]*(?=\d)/i, '')
}

function wholePhone(text: string, country: string | null): string | null {
  const reading = readPhone(text, country)
  return 'phone' in reading ? reading.phone : null
}

/**
 * Without its separators, if it has a digit and is long enough to be a number of papers: the shortest chassis number has
 * five characters, the longest bill of lading some twenty.
 */
function readCode(text: string): string | null {
  if (!/^[\p{L}\d][\p{L}\d\s./-]*$/u.test(text)) return null
  // Two long words are a name or a title; `MSKU 123456-7` is not.
  if (text.split(' ').filter((word) => /^\p{L}{2,}$/u.test(word)).length > 1) return null
  const code = text.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()
  const isLong = code.length >= 5 && code.length <= 25
  return isLong && /\d{3}/.test(code) ? code : null
}

/** Of the world: `GLE 450` is a car, `KES 450` is none. */
const currencies = new Set(Intl.supportedValuesOf('currency'))

const currencyFirst = /^([A-Z]{3}|[$€£])\s?(\d.*)$/i
const currencyLast = /^(\d[\d.,' ]*?)\s?([A-Z]{3}|[$€£])$/i
const signs: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/**
 * `1,250.00`, `1.250,00`, `USD 4 500`, `KES 120000`, `4500 USD`, `10234`. It is sure to be an amount where it has a
 * currency, cents, or points between thousands.
 */
function readAmount(text: string): { amount: AmountQuestion | null; isSure: boolean } {
  const [, before, first] = currencyFirst.exec(text) ?? []
  const [, last, after] = currencyLast.exec(text) ?? []
  const mark = before ?? after
  const currency = mark === undefined ? null : (signs[mark] ?? mark.toUpperCase())
  const figure = first ?? last ?? text
  const isKnown = currency === null || currencies.has(currency)
  const minor = isKnown ? minorOf(figure.trim()) : null
  if (minor === null || minor === 0) return { amount: null, isSure: false }
  return { amount: { minor, currency }, isSure: mark !== undefined || /[.,']/.test(figure) }
}

const grouped = /^(\d{1,3})((?:[., '\u00a0\u202f]\d{3})+)(?:[.,](\d{1,2}))?$/
const plain = /^(\d{1,12})(?:[.,](\d{1,2}))?$/

/** Hundredths of a figure, whichever of point and comma stands before the cents; null for another text. */
function minorOf(figure: string): number | null {
  const [, whole, cents = '00'] = plain.exec(figure) ?? []
  if (whole !== undefined) return fromDecimal(`${whole}.${cents}`)
  const [, start, rest = '', fraction = '00'] = grouped.exec(figure) ?? []
  if (start === undefined) return null
  const separators = rest.replaceAll(/\d/g, '')
  if (new Set(separators).size > 1) return null
  return fromDecimal(`${start}${rest.replaceAll(/\D/g, '')}.${fraction}`)
}
