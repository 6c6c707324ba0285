import type { PlainOrProblem } from '../../core/problem.ts'
import type { ColumnProfile, ProfiledCell } from './column-profile.ts'
import { dayPair } from './day-pair.ts'
import { monthOf } from './month-names.ts'

/** What a cell says of a date; a day or a month that is out of its bounds is left to whoever reads it. */
export interface DateParts {
  year: number
  month?: number
  day?: number
  /** Read from a bare number of days. */
  isCounted?: true
}

/** Null for what is no date. */
export type DateReading = DateParts | { problem: PlainOrProblem } | null

/** The last day of each era's year 0 is followed by its year 1: Heisei 28 is 2016. */
const eras: readonly { names: string; before: number; last: number }[] = [
  { names: 'M|明治|明', before: 1867, last: 45 },
  { names: 'T|大正|大', before: 1911, last: 15 },
  { names: 'S|昭和|昭', before: 1925, last: 64 },
  { names: 'H|平成|平', before: 1988, last: 31 },
  { names: 'R|令和|令', before: 2018, last: 99 },
]

/**
 * A date as people and spreadsheets write it: `2026-10-05`, `2026/10/5`, `5-Oct-26`, `Mar-14`, `2014年5月`, `平成28年3月`, `H28.3`,
 * `201403`, `41913`, and `05/10/2026` where the column shows which is the day.
 */
export function readDate(
  { text: cell, kind }: ProfiledCell,
  { profile, thisYear }: { profile: ColumnProfile; thisYear: number },
): DateReading {
  const text = withoutTime(cell.normalize('NFKC').trim())
  if (kind === 'number') return fromNumber(text, profile)
  return (
    fromYearFirst(text, profile) ??
    fromEra(text) ??
    fromPair(text, profile) ??
    fromMonthAndYear(text) ??
    fromWords(text, thisYear) ??
    (kind === undefined || kind === 'text' ? fromDigits(text) : null)
  )
}

const withoutTime = (text: string) =>
  text.replace(
    /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]\.?M\.?)?\s*(?:Z|[+-]\d\d:?\d\d)?$/i,
    '',
  )

/** `2026-10-05`, `2026/10`, `2014.5`, `2014年5月`, `2014` */
function fromYearFirst(text: string, { writesTens }: ColumnProfile): DateReading {
  const [, year, separator, month, day] =
    /^(\d{4})(?:\s*([-/.年])\s*(?:(\d{1,2})\s*(?:[-/.月]\s*(?:(\d{1,2})\s*日?)?)?)?)?$/.exec(
      text,
    ) ?? []
  if (year === undefined) return null
  const isShortened = separator === '.' && month === '1' && day === undefined && !writesTens
  return isShortened ? { problem: 'row_month_shortened' } : parts(year, month, day)
}

/** `H28.3`, `R5/4`, `平成28年3月1日`, `令和元年` */
function fromEra(text: string): DateReading {
  for (const { names, before, last } of eras) {
    const form = new RegExp(
      `^(?:${names})\\s*(元|\\d{1,2})(?:\\s*[-/.年]\\s*(?:(\\d{1,2})\\s*(?:[-/.月]\\s*(?:(\\d{1,2})\\s*日?)?)?)?)?$`,
      'i',
    )
    const [, written, month, day] = form.exec(text) ?? []
    if (written === undefined) continue
    const year = written === '元' ? 1 : Number(written)
    return year >= 1 && year <= last ? parts(String(before + year), month, day) : null
  }
  return null
}

function fromPair(text: string, { dateOrder }: ColumnProfile): DateReading {
  const pair = dayPair(text)
  if (!pair) return null
  const [first, second] = pair
  const year = text.slice(-4)
  const isSure = first === second || first > 12 || second > 12
  if (!isSure && dateOrder === null) return { problem: 'row_date_order' }
  const isDayFirst = isSure ? first >= second : dateOrder === 'day-first'
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return parts(year, String(month), String(day))
}

/** `05/2014` */
function fromMonthAndYear(text: string): DateReading {
  const [, month, year] = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(text) ?? []
  return year === undefined ? null : parts(year, month)
}

/** `Mar-14` as Excel rewrites 2014-03, `May 2014`, `5-Oct-26`, `5 octobre 2026`, `Oct 5, 2026`. `14-Mar` has no year. */
function fromWords(text: string, thisYear: number): DateReading {
  const [, before, name = '', after, year] =
    /^(?:(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s/-]*(?:de\s+)?)?(\p{L}{3,12})\.?(?:[\s/-]*(?:de\s+)?(\d{1,4})(?:st|nd|rd|th)?)?(?:,?[\s/-]+(?:de\s+)?['’]?(\d{2}|\d{4}))?$/iu.exec(
      text,
    ) ?? []
  const month = monthOf(name)
  if (month === null) return null
  const full = (written: string) => String(fullYear(written, thisYear))
  if (year !== undefined) return parts(full(year), String(month), before ?? after)
  if (after === undefined) return { problem: 'row_date_without_year' }
  return after.length === 2 || after.length === 4 ? parts(full(after), String(month), before) : null
}

/** Of two digits: this century, unless that is still to come. */
function fullYear(written: string, thisYear: number): number {
  if (written.length === 4) return Number(written)
  const year = Math.floor(thisYear / 100) * 100 + Number(written)
  return year > thisYear + 1 ? year - 100 : year
}

/** `20261005`, `201403`, and `41913` as a spreadsheet counts days. */
function fromDigits(text: string): DateReading {
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)?$/.exec(text) ?? []
  if (year !== undefined) return parts(year, month, day)
  return /^\d{5}$/.test(text) ? fromCount(Number(text), false) : null
}

/** A number of a workbook: a year, `201403`, or a count of days; `2014.1` has lost whether it was January or October. */
function fromNumber(text: string, { isFrom1904 }: ColumnProfile): DateReading {
  if (/^(?:19|20)\d\d$/.test(text)) return { year: Number(text) }
  if (/^(?:19|20)\d\d\.\d{1,2}$/.test(text)) {
    const [year = '', month = ''] = text.split('.')
    return month === '1' ? { problem: 'row_month_shortened' } : parts(year, month)
  }
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return fromCount(Math.floor(Number(text)), isFrom1904)
  return /^\d+$/.test(text) ? fromDigits(text) : null
}

const dayLong = 86_400_000

/** Days of the years 1950 to 2099; other numbers of five digits are no days of vehicles. */
function fromCount(days: number, isFrom1904: boolean): DateReading {
  const at = new Date((isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + days * dayLong)
  const year = at.getUTCFullYear()
  if (year < 1950 || year > 2099) return null
  return { year, month: at.getUTCMonth() + 1, day: at.getUTCDate(), isCounted: true }
}

function parts(year: string, month?: string, day?: string): DateParts {
  return {
    year: Number(year),
    ...(month !== undefined && { month: Number(month) }),
    ...(day !== undefined && { day: Number(day) }),
  }
}

const two = (part: number) => String(part).padStart(2, '0')

/** As `2014-03`; null when the cell has no month. */
export function monthText({ year, month }: DateParts): string | null {
  return month === undefined ? null : `${year}-${two(month)}`
}

/** As `2026-10-05`; null when the cell has no day. */
export function dayText({ year, month, day }: DateParts): string | null {
  return month === undefined || day === undefined ? null : `${year}-${two(month)}-${two(day)}`
}
