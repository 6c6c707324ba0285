import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { ListingStatus } from '../listings/listing.store.ts'
import { fromDecimal } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'

/** A cell as a value, or what is wrong with it. An empty cell is never read. */
export type Reading<Value> = { value: Value } | { problem: PlainOrProblem }

/** The text that a spreadsheet writes when its own formula fails. */
export function isSpreadsheetError(cell: string): boolean {
  return /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|#+)$/i.test(cell)
}

/** A text of one line; breaks and other invisible characters of a cell become spaces. */
export function readLine(cell: string, longest: number): Reading<string> {
  return bounded(cell.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), longest)
}

export function readProse(cell: string, longest: number): Reading<string> {
  const text = cell.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')
  return bounded(text.trim(), longest)
}

function bounded(text: string, longest: number): Reading<string> {
  if (text.length <= longest) return { value: text }
  return { problem: problem('row_too_long', { most: longest, length: text.length }) }
}

/** `KES 780,000`, `780 000.50`, `780.000,50`, `780,000/=`: in cents. */
export function readPrice(cell: string): Reading<number> {
  const amount = cell
    .replace(/^(?:kes|k?sh(?:s|illings?)?)\b\.?/i, '')
    .replace(/(?:\/[=-]|\b(?:kes|k?sh(?:s|illings?)?)\.?)$/i, '')
  const decimal = decimalOf(amount)
  const value = decimal === null ? null : fromDecimal(decimal)
  if (value === null) return { problem: 'row_price' }
  if (value > maxShillings * 100)
    return { problem: problem('row_price_bound', { most: maxShillings }) }
  return { value }
}

const maxShillings = 999_999_999
const mostDollars = 9_999_999

/** `USD 4,500`, `$4,500.00`, `4500 US$`: in cents. */
export function readPriceUsd(cell: string): Reading<number> {
  const amount = cell.replace(/^(?:usd|us\$|\$)\s*/i, '').replace(/\s*(?:usd|us\$|\$)$/i, '')
  const decimal = decimalOf(amount)
  const value = decimal === null ? null : fromDecimal(decimal)
  if (value === null) return { problem: 'row_price_usd' }
  if (value > mostDollars * 100)
    return { problem: problem('row_price_usd_bound', { most: mostDollars }) }
  return { value }
}

/** `120,000 km` */
export function readMileage(cell: string): Reading<number> {
  if (/\d\s*mi(?:les?)?\.?$/i.test(cell)) return { problem: 'row_mileage_in_miles' }
  const decimal = decimalOf(cell.replace(/k(?:ilo)?m(?:et(?:er|re))?s?\.?$/i, ''))
  const value = decimal === null ? Number.NaN : Math.round(Number(decimal))
  if (Number.isNaN(value)) return { problem: 'row_mileage' }
  if (value > mostKilometres)
    return { problem: problem('row_mileage_bound', { most: mostKilometres }) }
  return { value }
}

const mostKilometres = 5_000_000

/** A number with or without separators, as decimal text; null when it is not a number. */
function decimalOf(text: string): string | null {
  const digits = text.replaceAll(/[\s_'’]/g, '')
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits)) return digits.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits))
    return digits.replaceAll('.', '').replace(',', '.')
  return /^\d+(?:[.,]\d{1,2})?$/.test(digits) ? digits.replace(',', '.') : null
}

interface Years {
  from: number
  to: number
}

/** A spreadsheet may write it with a decimal point. */
export function readYear(cell: string, { from, to }: Years): Reading<number> {
  const value = /^[1-9]\d*(?:\.0+)?$/.test(cell) ? Number(cell) : Number.NaN
  if (value >= from && value <= to) return { value }
  return { problem: problem('row_year', { from, to }) }
}

/** `1498` and `1,498cc` are cubic centimetres, `1.5` litres; other words stay as they are. */
export function readEngine(cell: string, longest: number): Reading<string> {
  const capacity = decimalOf(cell.replace(/\s*c\.?c\.?$/i, ''))
  if (capacity !== null && Number(capacity) >= 40 && Number(capacity) <= 30_000)
    return { value: `${grouped(Math.round(Number(capacity)))} cc` }
  const [, litres] = /^(\d{1,2}[.,]\d)\s*l?(?:it(?:er|re)s?)?$/i.exec(cell) ?? []
  if (litres !== undefined) return { value: `${litres.replace(',', '.')} L` }
  return readLine(cell, longest)
}

/** A phone number in international form; a number without a country is Kenyan. */
export function readContact(cell: string): Reading<string> {
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(cell)) return { problem: 'row_contact_shortened' }
  const number = parsePhoneNumberFromString(cell, 'KE')
  if (number?.isValid()) return { value: number.formatInternational() }
  return { problem: 'row_contact' }
}

const publishWords = new Map<string, ListingStatus>([
  ...['live', 'yes', 'y', 'true', '1', 'publish', 'published'].map(
    (word) => [word, 'live'] as const,
  ),
  ...['draft', 'no', 'n', 'false', '0'].map((word) => [word, 'draft'] as const),
])

export function readPublish(cell: string): Reading<ListingStatus> {
  const value = publishWords.get(cell.toLowerCase())
  return value ? { value } : { problem: 'row_publish' }
}

export interface Choices {
  options: readonly string[]
  /** Other words for them, as `plainWord` has them. */
  also?: ReadonlyMap<string, string>
}

export function readChoice(cell: string, { options, also }: Choices): Reading<string> {
  const wanted = plainWord(cell)
  const value = options.find((option) => plainWord(option) === wanted) ?? also?.get(wanted)
  if (value !== undefined) return { value }
  return { problem: problem('row_choice', { options: options.join(', ') }) }
}

/** A word without capitals, spaces and signs. */
export function plainWord(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function grouped(value: number): string {
  return value.toLocaleString('en-GB')
}
