import type { ReportSpans } from '@bandari/sdk'
import { tradeCurrency } from '../core/money.ts'
import { shopDay } from '../core/shop-day.ts'
import type { Database } from '../platform/db/database.ts'
import { countChanged } from './facts.store.ts'
import { readLabels } from './labels.store.ts'
import { type Spans, spansOf } from './periods.ts'
import { type Row, rowsOf, spansToRead } from './report-rows.ts'
import type { Group, NamedSpans, ReportQuery, SpanName } from './sums.store.ts'

/** More rows than a screen can be read with; a file has all. */
export const mostRows = 200

interface Summed {
  span: SpanName
  key: string | null
  unit: string
}

export interface Report<Sums> {
  spans: Spans
  uncounted: number
  rows: (Row<Sums> & { label: string | null })[]
  totals: Row<Sums>[]
}

/** The sums of rows, and of all of them. */
export interface Read<Sums> {
  rows: Sums[]
  totals: Sums[]
}

type ReadSums<Sums> = (db: Database, spans: NamedSpans, by: Group | null) => Promise<Read<Sums>>

/** A report with all its rows, in no order yet; null where its days are none. */
export async function readReport<Sums extends Summed>(
  { db, now }: { db: Database; now: Date },
  query: ReportQuery,
  readSums: ReadSums<Sums>,
): Promise<Report<Sums> | null> {
  const { by } = query
  const spans = spansOf(query, shopDay(now))
  if (!spans) return null
  const read = await readSums(db, spansToRead(spans, by), by)
  const rows = rowsOf(read.rows, by, spans.now)
  // Months are read beyond the period, whose totals are of other days.
  const whole = by === 'month' ? await readSums(db, spansToRead(spans, null), null) : read
  const totals = rowsOf(whole.totals, null, spans.now)
  const keys = [...new Set(rows.flatMap(({ key }) => key ?? []))]
  const labels = await readLabels(db, by, keys)
  return {
    spans,
    uncounted: await countChanged(db),
    rows: rows.map((row) => ({ ...row, label: labels.get(row.key ?? '') ?? null })),
    totals: totals.toSorted(byUnit),
  }
}

/** The currency that we trade in comes first. */
export function byUnit(a: { unit: string }, b: { unit: string }): number {
  if (a.unit === b.unit) return 0
  if (a.unit === tradeCurrency || b.unit === tradeCurrency) return a.unit === tradeCurrency ? -1 : 1
  return a.unit < b.unit ? -1 : 1
}

/** The most first, one currency after the other; months stay in their order. */
export function mostFirst<Sums>(
  rows: Report<Sums>['rows'],
  by: Group,
  amountOf: (sums: Sums) => number,
): Report<Sums>['rows'] {
  if (by === 'month') return [...rows]
  const size = ({ sums: { now, before, yearAgo } }: Row<Sums>) =>
    [now, before, yearAgo].map((sums) => (sums ? amountOf(sums) : 0))
  return rows.toSorted((a, b) => {
    const [first, second] = [size(a), size(b)]
    const differing = first.findIndex((amount, index) => amount !== second[index])
    return byUnit(a, b) || (second[differing] ?? 0) - (first[differing] ?? 0)
  })
}

export function spansView(
  { spans, uncounted }: Pick<Report<unknown>, 'spans' | 'uncounted'>,
  rows: number,
): ReportSpans {
  const { now, before, yearAgo } = spans
  return { now, before, year_ago: yearAgo, uncounted, left_out: Math.max(0, rows - mostRows) }
}

/** The same view of each of the three periods. */
export function comparedView<Sums, Figures>(
  { sums: { now, before, yearAgo } }: Pick<Row<Sums>, 'sums'>,
  view: (sums: Sums | undefined) => Figures,
): { now: Figures; before: Figures; year_ago: Figures } {
  return { now: view(now), before: view(before), year_ago: view(yearAgo) }
}

/** A report whose rows and totals are of one currency each. */
export function moneyView<Sums, Figures>(
  report: Report<Sums>,
  figuresOf: (sums: Sums | undefined) => Figures,
) {
  return {
    ...spansView(report, report.rows.length),
    rows: report.rows.map(({ key, label, unit, sums }) => ({
      key,
      label,
      currency: unit,
      ...comparedView({ sums }, figuresOf),
    })),
    totals: report.totals.map(({ unit, sums }) => ({
      currency: unit,
      ...comparedView({ sums }, figuresOf),
    })),
  }
}
