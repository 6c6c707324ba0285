import { addDays } from '../landed/calendar.ts'
import { monthsIn, type Span, type Spans, firstOf } from './periods.ts'
import type { Group, NamedSpans, SpanName } from './sums.store.ts'

/** What a report asks its sums of: its three periods, or each month with the one before it and that of a year ago. */
export function spansToRead({ now, before, yearAgo }: Spans, by: Group | null): NamedSpans {
  if (by === 'month') return monthsToRead(now)
  return [
    { name: 'now', span: now },
    { name: 'before', span: before },
    { name: 'yearAgo', span: yearAgo },
  ]
}

/** A month of the period itself has no days outside of it. */
function monthsToRead(period: Span): NamedSpans {
  const shown = monthsIn(period)
  const read = new Set(shown.flatMap((month) => [0, -1, -12].map((by) => monthAfter(month, by))))
  return [...read].map((month) => {
    const [from, to] = [`${month}-01`, addDays(firstOf(`${month}-01`, 1), -1)]
    if (!shown.includes(month)) return { name: month, span: { from, to } }
    const latest = from > period.from ? from : period.from
    return { name: month, span: { from: latest, to: to < period.to ? to : period.to } }
  })
}

const monthAfter = (month: string, months: number) => firstOf(`${month}-01`, months).slice(0, 7)

export interface Row<Sums> {
  key: string | null
  /** The currency of its sums, or the step of its days. */
  unit: string
  sums: Readonly<Partial<Record<SpanName, Sums>>>
}

interface Summed {
  span: SpanName
  key: string | null
  unit: string
}

/** One row for each key and unit that has anything in one of the periods. */
export function rowsOf<Sums extends Summed>(
  sums: readonly Sums[],
  by: Group | null,
  span: Span,
): Row<Sums>[] {
  return by === 'month' ? monthRows(sums, span) : keyedRows(sums)
}

function keyedRows<Sums extends Summed>(sums: readonly Sums[]): Row<Sums>[] {
  const rows = new Map<string, Row<Sums>>()
  for (const sum of sums) {
    const { span, key, unit } = sum
    const at = JSON.stringify([key, unit])
    const row = rows.get(at) ?? { key, unit, sums: {} }
    rows.set(at, { ...row, sums: { ...row.sums, [span]: sum } })
  }
  return [...rows.values()]
}

/** Every month of the period in each unit that has anything in it, also months in which nothing happened. */
function monthRows<Sums extends Summed>(sums: readonly Sums[], span: Span): Row<Sums>[] {
  const months = monthsIn(span)
  const found = new Map(sums.map((sum) => [`${sum.key} ${sum.unit}`, sum]))
  const units = [...new Set(sums.map(({ unit }) => unit))]
  return months.flatMap((month) =>
    units.map((unit) => {
      const sumOf = (months: number) => found.get(`${monthAfter(month, months)} ${unit}`)
      const [now, before, yearAgo] = [sumOf(0), sumOf(-1), sumOf(-12)]
      return {
        key: month,
        unit,
        sums: { ...(now && { now }), ...(before && { before }), ...(yearAgo && { yearAgo }) },
      }
    }),
  )
}

/** The value that so many hundredths of the counted days do not exceed; null of nothing. */
export function percentileOf(
  counts: readonly { days: number; orders: number }[],
  percent: number,
): number | null {
  const all = counts.reduce((sum, { orders }) => sum + orders, 0)
  let seen = 0
  for (const { days, orders } of counts.toSorted((a, b) => a.days - b.days)) {
    seen += orders
    if (seen * 100 >= all * percent) return days
  }
  return null
}

/** The sums of all rows of a period and unit, by what adds them up. */
export function totalsOf<Sums extends Summed>(
  sums: readonly Sums[],
  addUp: (sums: readonly Sums[], one: Sums) => Sums,
): Sums[] {
  const groups = Map.groupBy(sums, ({ span, unit }) => JSON.stringify([span, unit]))
  return [...groups.values()].flatMap((group) => {
    const [one] = group
    return one ? { ...addUp(group, one), key: null } : []
  })
}

export function sumOf<Sums>(sums: readonly Sums[], amountOf: (sums: Sums) => number): number {
  return sums.reduce((total, one) => total + amountOf(one), 0)
}
