import type { StepFigures, StepReport } from '@bandari/sdk'
import { type Step, stepIndex, steps } from '../delivery/tracking/steps.data.ts'
import type { Database } from '../platform/db/database.ts'
import { comparedView, type Read, readReport, spansView } from './report.ts'
import { percentileOf, type Row, sumOf } from './report-rows.ts'
import { countSteps, type ReportQuery, type SpanName, type StepCount } from './sums.store.ts'

/** Of ten orders nine are no longer in a step. */
const slowPercent = 90

interface StepSums extends StepFigures {
  span: SpanName
  key: string | null
  unit: string
}

async function readSteps(
  ...[db, spans, by]: Parameters<typeof countSteps>
): Promise<Read<StepSums>> {
  const counts = await countSteps(db, spans, by)
  return {
    rows: summed(counts),
    totals: summed(counts.map((count) => ({ ...count, key: null }))),
  }
}

function summed(counts: readonly StepCount[]): StepSums[] {
  const groups = Map.groupBy(counts, ({ span, key, unit }) => JSON.stringify([span, key, unit]))
  return [...groups.values()].flatMap((days) => {
    const [first] = days
    if (!first) return []
    const { span, key, unit } = first
    return {
      span,
      key,
      unit,
      orders: sumOf(days, ({ orders }) => orders),
      median_days: percentileOf(days, 50),
      slow_days: percentileOf(days, slowPercent),
    }
  })
}

type StepRow = Row<StepSums> & { label: string | null }

/** Days in each step, with all rows; null where the period's days are none. */
export async function readStepDays(
  reader: { db: Database; now: Date },
  query: ReportQuery,
): Promise<StepReport | null> {
  const report = await readReport(reader, query, readSteps)
  if (!report) return null
  const groups = [...Map.groupBy(report.rows, ({ key }) => key).entries()].map(([key, rows]) => ({
    key,
    label: rows[0]?.label ?? null,
    done: rows.reduce((sum, { sums }) => sum + (sums.now?.orders ?? 0), 0),
    rows,
  }))
  const sorted = query.by === 'month' ? groups : groups.toSorted((a, b) => b.done - a.done)
  return {
    ...spansView(report, sorted.length),
    rows: sorted.map(({ key, label, rows }) => ({ key, label, steps: stepsView(rows) })),
    totals: stepsView(report.totals),
  }
}

function stepsView(rows: readonly Omit<StepRow, 'label'>[]): StepReport['totals'] {
  return rows
    .flatMap((row) => {
      const step = steps.find((name) => name === row.unit)
      return isTimed(step) ? { step, ...comparedView(row, figuresOf) } : []
    })
    .toSorted((a, b) => stepIndex(a.step) - stepIndex(b.step))
}

/** Nobody waits before an order is placed. */
function isTimed(step: Step | undefined): step is Exclude<Step, 'placed'> {
  return step !== undefined && step !== 'placed'
}

function figuresOf(sums: StepSums | undefined): StepFigures {
  const { orders = 0, median_days = null, slow_days = null } = sums ?? {}
  return { orders, median_days, slow_days }
}
