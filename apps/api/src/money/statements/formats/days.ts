import { isDay } from '../../../pricing/exchange-rates/days.ts'

export type DayOrder = 'ymd' | 'dmy' | 'mdy'

/** Abbreviated months in English, French, Portuguese and Swahili. */
const months: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fev', 'fév'],
  ['mar'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mei'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'aoû', 'ago'],
  ['sep', 'set'],
  ['oct', 'out', 'okt'],
  ['nov'],
  ['dec', 'déc', 'dez', 'des'],
]

/** `04/03/2026`, `4 Mar 26`, `2026-03-04T10:00`, `20260304` → `2026-03-04`; null if it is no day. */
export function readDay(written: string, order: DayOrder): string | null {
  const text = written.trim()
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const parts = compact ? compact.slice(1) : text.split(/[\s./,-]+|(?<=\d)T/u).slice(0, 3)
  if (parts.length < 3) return null
  const isYearFirst = parts[0]?.length === 4
  const at = isYearFirst ? yearFirst : places[order]
  const [year, month, day] = [parts[at.y], monthOf(parts[at.m] ?? ''), parts[at.d]]
  if (!/^(\d{2}|\d{4})$/.test(year ?? '') || !/^\d{1,2}$/.test(day ?? '') || month === null)
    return null
  const read = `${year?.length === 2 ? `20${year}` : year}-${month}-${day?.padStart(2, '0')}`
  return isDay(read) ? read : null
}

const yearFirst = { y: 0, m: 1, d: 2 }
const places = { ymd: yearFirst, dmy: { d: 0, m: 1, y: 2 }, mdy: { m: 0, d: 1, y: 2 } } as const

function monthOf(text: string): string | null {
  if (/^\d{1,2}$/.test(text)) return text.padStart(2, '0')
  const name = text.toLowerCase()
  const index = months.findIndex((names) => names.some((each) => name.startsWith(each)))
  return index < 0 ? null : String(index + 1).padStart(2, '0')
}

/**
 * The order in which all days can be read. Day before month is tried first: only the United States writes the month
 * first.
 */
export function dayOrderOf(days: readonly string[]): DayOrder | null {
  const orders = ['dmy', 'mdy', 'ymd'] as const
  return orders.find((order) => days.every((day) => readDay(day, order) !== null)) ?? null
}
