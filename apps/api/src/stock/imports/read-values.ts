import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { ListingStatus } from '../listings/listing.store.ts'
import { fromDecimal } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import type { CellKind } from '../../platform/workbooks/workbook.ts'
import { engineSizeOf } from '../listings/engine-size.ts'
import { readDay, readMonth } from '../listings/export-values.ts'
import { plainWord } from '../listings/plain-word.ts'
import { partsOfCell, tidyFeatures } from '../listings/read-features.ts'
import { type ColumnProfile, noProfile } from './column-profile.ts'
import { longest, mostFeatures } from './import-limits.ts'
import { currenciesOfAll, partsOfMoney } from './money-signs.ts'
import { shapeOf } from './number-shape.ts'
import { type DateParts, type DateReading, dayText, monthText, readDate } from './read-date.ts'
import { readAmount } from './read-amount.ts'
import { displacementOf, distanceOf, isPower, kilometresOf } from './units.ts'

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

/** How the column of a cell writes its values, and what kind the cell was; a cell may stand alone. */
export interface Written {
  profile?: ColumnProfile
  kind?: CellKind | undefined
}

/** `KES 780,000`, `780 000.50`, `780.000,50`, `780,000/=`: in cents. */
export function readPrice(cell: string, written: Written = {}): Reading<number> {
  const value = readMoney(cell, 'KES', written)
  if (typeof value !== 'number') return { problem: value ?? 'row_price' }
  if (value > maxShillings * 100)
    return { problem: problem('row_price_bound', { most: maxShillings }) }
  return { value }
}

const maxShillings = 999_999_999
const mostDollars = 9_999_999

/** `USD 4,500`, `$4,500.00`, `4500 US$`: in cents. */
export function readPriceUsd(cell: string, written: Written = {}): Reading<number> {
  const value = readMoney(cell, 'USD', written)
  if (typeof value !== 'number') return { problem: value ?? 'row_price_usd' }
  if (value > mostDollars * 100)
    return { problem: problem('row_price_usd_bound', { most: mostDollars }) }
  return { value }
}

/**
 * An amount in hundredths of a currency. A cell that names another is refused: nothing here knows whether the column or
 * the cell is wrong. Null for what is no amount.
 */
export function readMoney(
  cell: string,
  currency: string,
  { profile = noProfile, kind }: Written,
): number | PlainOrProblem | null {
  const { amount, signs } = partsOfMoney(cell)
  const other = signs.find((sign) => !currenciesOfAll([sign]).includes(currency))
  if (other !== undefined) return problem('row_price_currency', { found: other, wanted: currency })
  const reading = readAmount({ text: amount, kind }, profile)
  if (reading === null) return null
  if ('problem' in reading) return reading.problem
  // What a formula of a workbook has calculated is shown to the cent at most.
  const decimal = kind === 'number' ? Number(reading.decimal).toFixed(2) : reading.decimal
  return fromDecimal(decimal.replace(/(\.\d\d)0+$/, '$1'))
}

/** `120,000 km`, `52,300 miles`, `2.3万km`: in kilometres. */
export function readMileage(
  cell: string,
  { profile = noProfile, kind }: Written = {},
): Reading<number> {
  const { number, unit, times } = distanceOf(cell)
  const reading = readAmount({ text: number, kind }, profile)
  if (reading === null) return { problem: 'row_mileage' }
  if ('problem' in reading) return reading
  const distance = Number(reading.decimal) * times
  const value = unit === 'miles' ? kilometresOf(distance) : Math.round(distance)
  if (value > mostKilometres)
    return { problem: problem('row_mileage_bound', { most: mostKilometres }) }
  return { value }
}

const mostKilometres = 5_000_000

interface Bounds {
  from: number
  to: number
}

/** Of a date, such as the first registration, its year. A spreadsheet may write it with a decimal point. */
export function readYear(
  cell: string,
  { from, to }: Bounds,
  { profile = noProfile, kind }: Written = {},
): Reading<number> {
  const value = /^[1-9]\d*(?:\.0+)?$/.test(cell)
    ? Number(cell)
    : yearOf(readDate({ text: cell, kind }, { profile: { ...profile, ...onlyYear }, thisYear: to }))
  // 2014 in a column of days is the sixth of July 1905.
  const isLost = kind === 'date' && value < 1920
  if (value >= from && value <= to && !isLost) return { value }
  return { problem: problem('row_year', { from, to }) }
}

/** Whichever is the day or the month, the year is the same. */
const onlyYear = { dateOrder: 'day-first', writesTens: true } as const

const yearOf = (date: DateReading) =>
  date !== null && 'year' in date && !date.isCounted ? date.year : Number.NaN

/** With its unit. */
export function readEngine(cell: string, longest: number): Reading<string> {
  if (isPower(cell)) return { problem: 'row_engine_power' }
  const size = displacementOf(cell)
  const shape = size && shapeOf(size.number)
  if (size === null || shape === null) {
    const isRange = /^\d[\d.,]*\s*[-–~]\s*\d/.test(cell)
    return isRange ? { problem: 'row_range' } : readLine(engineSizeOf(cell), longest)
  }
  const number = Number(shape.value)
  // 1.998 litres are 1,998 cc, whichever is meant.
  const isLitres = !shape.ambiguous && (size.unit === 'l' || (size.unit === null && number < 10))
  if (isLitres && number >= 0.1 && number <= 30)
    return { value: /\.\d\d/.test(shape.value) ? cubic(number * 1000) : `${number.toFixed(1)} L` }
  if (!isLitres && number >= 40 && number <= 30_000) return { value: cubic(number) }
  return { problem: 'row_engine_unit' }
}

const cubic = (centimetres: number) => `${Math.round(centimetres).toLocaleString('en-GB')} cc`

interface Calendar extends Written {
  thisYear: number
  today: string
}

/** A month, as `2014-03`, in any of the ways of `readDate`. */
export function readMonthCell(cell: string, around: Calendar): Reading<string> {
  return readDateCell(cell, around, { inForm: monthText, check: readMonth })
}

/** A day, as `2026-10-05`. */
export function readDayCell(cell: string, around: Calendar): Reading<string> {
  return readDateCell(cell, around, { inForm: dayText, check: readDay })
}

interface DateForm {
  inForm: (date: DateParts) => string | null
  check: typeof readDay
}

function readDateCell(
  cell: string,
  { profile = noProfile, kind, thisYear, today }: Calendar,
  { inForm, check }: DateForm,
): Reading<string> {
  const date = readDate({ text: cell, kind }, { profile, thisYear })
  if (date !== null && 'problem' in date) return date
  const reading = check((date && inForm(date)) ?? cell, today)
  return 'problem' in reading ? reading : { value: reading.value ?? '' }
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
