import type { FiguresOfDay, ListingFigures } from '@bandari/sdk'

/** A span of days, both included: `2026-11-02` to `2026-11-29`. */
export interface Span {
  from: string
  to: string
}

/** Days of the shop up to one, and as many before them. */
export interface Period extends Span {
  before: Span
}

const dayLong = 24 * 3600_000

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLong).toISOString().slice(0, 10)
}

export function periodUpTo(to: string, days: number): Period {
  const from = daysAfter(to, 1 - days)
  return { from, to, before: { from: daysAfter(from, -days), to: daysAfter(from, -1) } }
}

/** What the database has of a day; views are missing where there are none. */
export type DayRow = { day: string } & { [Name in FigureName]: number }

export const viewNames = ['shown', 'opened', 'revealed', 'shared'] as const
export const bookNames = ['favourites', 'questions', 'offers', 'orders'] as const
export const figureNames = [...viewNames, ...bookNames] as const
export type FigureName = (typeof figureNames)[number]

/** Without a wish. */
export const defaultDays = 28

const nothing = {
  shown: 0,
  opened: 0,
  revealed: 0,
  shared: 0,
  favourites: 0,
  questions: 0,
  offers: 0,
  orders: 0,
}

const unknownViews = { shown: null, opened: null, revealed: null, shared: null }

/** Each day of a span: 0 where nothing happened, null where nobody counted views yet. */
export function fillDays(
  rows: readonly DayRow[],
  { from, to }: Span,
  countedSince: string | null,
): FiguresOfDay[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  const days: FiguresOfDay[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const isCounted = countedSince !== null && day >= countedSince
    days.push({ ...nothing, ...known.get(day), day, ...(!isCounted && unknownViews) })
  }
  return days
}

/** The sum of what is known of the days; views are null where no day knows them. */
export function totalsOf(days: readonly FiguresOfDay[]): ListingFigures {
  const counted = days.filter(({ shown }) => shown !== null)
  const sum = (of: readonly FiguresOfDay[], name: FigureName) =>
    of.reduce((total, day) => total + (day[name] ?? 0), 0)
  const isCounted = counted.length > 0
  return {
    ...unknownViews,
    ...(isCounted && Object.fromEntries(viewNames.map((name) => [name, sum(counted, name)]))),
    favourites: sum(days, 'favourites'),
    questions: sum(days, 'questions'),
    offers: sum(days, 'offers'),
    orders: sum(days, 'orders'),
  }
}

/** What a period is compared with: views of half a period would only look like fewer. */
export function comparableTotals(days: readonly FiguresOfDay[]): ListingFigures {
  const isWhole = days.every(({ shown }) => shown !== null)
  return { ...totalsOf(days), ...(!isWhole && unknownViews) }
}
