import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { ListingStatus } from '../listings/listing.store.ts'
import { fromDecimal } from '../../core/money.ts'
import { decimalOf } from '../../core/decimal-of.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { engineSizeOf } from '../listings/engine-size.ts'
import { plainWord } from '../listings/plain-word.ts'
import { partsOfCell, tidyFeatures } from '../listings/read-features.ts'
import { longest, mostFeatures } from './import-limits.ts'

/** A cell as a value, or what is wrong with it. An empty cell is never read. */
export type Reading<Value> = { value: Value } | { problem: PlainOrProblem }

/** The text that a spreadsheet writes when its own formula fails. */
export function isSpreadsheetError(cell: string): boolean {
  return /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|CALC!|#+)$/i.test(cell)
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

interface Bounds {
  from: number
  to: number
}

/** A spreadsheet may write it with a decimal point. */
export function readYear(cell: string, { from, to }: Bounds): Reading<number> {
  const value = /^[1-9]\d*(?:\.0+)?$/.test(cell) ? Number(cell) : Number.NaN
  if (value >= from && value <= to) return { value }
  return { problem: problem('row_year', { from, to }) }
}

/** With its unit. */
export function readEngine(cell: string, longest: number): Reading<string> {
  return readLine(engineSizeOf(cell), longest)
}

/** `7`, `7 seats`, `7-seater`, `5dr`; a spreadsheet may write it with a decimal point. */
export function readCount(cell: string, { from, to }: Bounds): Reading<number> {
  const [, digits] =
    /^(\d{1,3})(?:\.0+)?(?:[\s-]*(?:seat(?:s|er|ers)?|door(?:s|ed)?|drs?|d|pax|persons?))?$/i.exec(
      cell,
    ) ?? []
  const value = digits === undefined ? Number.NaN : Number(digits)
  if (value >= from && value <= to) return { value }
  return { problem: problem('row_count', { from, to }) }
}

/** `ABS; Sunroof` */
export function readFeatures(cell: string): Reading<string[]> {
  const value = tidyFeatures(partsOfCell(cell))
  const length = Math.max(0, ...value.map((feature) => feature.length))
  if (length > longest.feature)
    return { problem: problem('row_too_long', { most: longest.feature, length }) }
  if (value.length <= mostFeatures) return { value }
  return { problem: problem('row_features', { most: mostFeatures, count: value.length }) }
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
