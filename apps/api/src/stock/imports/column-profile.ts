import { openYielder } from '../../core/yield-to-event-loop.ts'
import { withoutGuard } from '../../core/csv.ts'
import type { CellKind } from '../../platform/workbooks/workbook.ts'
import { signsOf } from './money-signs.ts'
import { type Mark, shapeOf } from './number-shape.ts'
import type { TableRow } from './open-table.ts'
import { dayPair } from './day-pair.ts'
import { distanceOf } from './units.ts'

/** How a column writes its numbers and days, which all of its cells decide together. A person may decide otherwise. */
export interface ColumnProfile {
  /** The marks that some cell shows to stand before decimals: `4.50`, and of thousands: `1,234.50`. */
  decimals: ReadonlySet<Mark>
  thousands: ReadonlySet<Mark>
  /** The mark before three decimals, as in `46208.000`; such a column writes three everywhere. */
  threeDecimals: Mark | null
  /** A number that could be in thousands or have three decimals; the first of them. */
  ambiguous: string | null
  /** The marks of such numbers. */
  ambiguousMarks: ReadonlySet<Mark>
  /** The mark before decimals by what a person said; the other one stands between thousands. */
  chosenDecimal: Mark | null
  /** Which of `05/10/2026` is the day; null when no cell decides, and when they contradict each other. */
  dateOrder: DateOrder | null
  /** The first day that is another one the other way round. */
  ambiguousDay: string | null
  /** `2014.10` is there, so `2014.1` is January. */
  writesTens: boolean
  /** Days are numbers from 1904 on. */
  isFrom1904: boolean
  /** How many of its cells are in miles. */
  miles: number
  /** The first bare number of five digits, which among days is one. */
  dayNumber: string | null
  /** The signs and codes of money in its cells, such as `¥` or `KES`. */
  currencies: ReadonlySet<string>
}

export type DateOrder = 'day-first' | 'month-first'

export interface ProfiledCell {
  text: string
  /** Absent in a text file. */
  kind?: CellKind | undefined
}

/** Gathers what the cells of a column show. */
export function openProfile(isFrom1904 = false) {
  const decimals = new Set<Mark>()
  const thousands = new Set<Mark>()
  const currencies = new Set<string>()
  const ambiguousMarks = new Set<Mark>()
  const orders = new Set<DateOrder>()
  let threeDecimals: Mark | null = null
  let ambiguous: string | null = null
  let ambiguousDay: string | null = null
  let writesTens = false
  let miles = 0
  let dayNumber: string | null = null
  const add = ({ text, kind }: ProfiledCell) => {
    if (text === '') return
    for (const sign of signsOf(text)) currencies.add(sign)
    if (/\d\s*m/i.test(text) && distanceOf(text).unit === 'miles') miles += 1
    // A number of a workbook is written in one way only.
    if (kind !== undefined && kind !== 'text') return
    const shape = shapeOf(text)
    if (shape?.decimal) decimals.add(shape.decimal)
    if (shape?.thousands) thousands.add(shape.thousands)
    if (shape?.hasThree) threeDecimals = shape.decimal
    if (shape?.ambiguous) {
      ambiguousMarks.add(shape.ambiguous)
      ambiguous ??= text
    }
    const [first, second] = dayPair(text) ?? []
    if (isEitherWay(first, second)) ambiguousDay ??= text
    if (first !== undefined && first > 12) orders.add('day-first')
    if (second !== undefined && second > 12) orders.add('month-first')
    if (/^\d{4}\.1[012]$/.test(text)) writesTens = true
    if (dayNumber === null && /^\d{5}$/.test(text)) dayNumber = text
  }
  const profile = (): ColumnProfile => {
    const [order = null] = orders.size === 1 ? orders : []
    const marks = { decimals, thousands, threeDecimals, ambiguous, ambiguousMarks }
    const days = { dateOrder: order, ambiguousDay, writesTens, isFrom1904, dayNumber }
    return { ...marks, chosenDecimal: null, ...days, miles, currencies }
  }
  return { add, profile }
}

function isEitherWay(first: number | undefined, second: number | undefined): boolean {
  return (
    first !== undefined && second !== undefined && first !== second && first <= 12 && second <= 12
  )
}

/** How a person says that a column is written. */
export interface WrittenBy {
  decimalMark?: Mark | null
  dateOrder?: DateOrder | null
}

export function asSaid(
  profile: ColumnProfile,
  { decimalMark, dateOrder }: WrittenBy,
): ColumnProfile {
  return {
    ...profile,
    chosenDecimal: decimalMark ?? null,
    dateOrder: dateOrder ?? profile.dateOrder,
  }
}

/** The profile of a whole column. */
export function profileColumn(
  cells: readonly (string | ProfiledCell)[],
  { isFrom1904 = false }: { isFrom1904?: boolean } = {},
): ColumnProfile {
  const { add, profile } = openProfile(isFrom1904)
  for (const cell of cells) add(typeof cell === 'string' ? { text: cell } : cell)
  return profile()
}

/** Of a cell that stands alone: nothing but itself decides how it is read. */
export const noProfile: ColumnProfile = profileColumn([])

/** The profiles of columns by their places in the rows; other requests are served in between. */
export async function profileColumns(
  { rows, isFrom1904 }: { rows: readonly TableRow[]; isFrom1904: boolean },
  places: Iterable<number>,
): Promise<Map<number, ColumnProfile>> {
  const open = new Map([...places].map((place) => [place, openProfile(isFrom1904)]))
  const yieldToEventLoop = openYielder()
  for (const { cells, kinds } of rows) {
    await yieldToEventLoop()
    for (const [place, { add }] of open)
      add({ text: withoutGuard(cells[place] ?? '').trim(), kind: kinds?.[place] })
  }
  return new Map([...open].map(([place, { profile }]) => [place, profile()]))
}
