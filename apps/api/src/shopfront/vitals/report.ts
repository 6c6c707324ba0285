import type { VitalFigures, VitalSet, VitalsReport } from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import { shopDay } from '../../core/shop-day.ts'
import { addDays } from '../../landed/calendar.ts'
import type { Database } from '../../platform/db/database.ts'
import { classAt75, ratingOf, type VitalName, valueOf } from './scales.ts'
import { sumVitals, type VitalFilter, type VitalKey, type VitalSum } from './vitals.store.ts'

export type VitalsQuery = operations['getVitalsReport']['parameters']['query']

/** Of fewer visits a percentile is chance. */
export const fewest = 30

/** Every row, those with the most visits first. */
export async function readVitals(
  { db, now: at }: { db: Database; now: Date },
  query: VitalsQuery,
): Promise<VitalsReport> {
  const today = shopDay(at)
  const now = { from: addDays(today, 1 - query.days), to: today }
  const before = { from: addDays(now.from, -query.days), to: addDays(now.from, -1) }
  const filter = filterOf(query)
  const read = (key: VitalKey, span = now) => sumVitals(db, { key, ...span, filter })
  const [rows, days, earlier] = [
    await read(query.by),
    await read('day'),
    await read('none', before),
  ]
  const byDay = Map.groupBy(days, ({ key }) => key)
  return {
    now,
    before,
    fewest,
    left_out: 0,
    rows: [...Map.groupBy(rows, ({ key }) => key)]
      .map(([key, sums]) => ({ key, now: setOf(sums) }))
      .toSorted((a, b) => visitsOf(b.now) - visitsOf(a.now)),
    totals: { now: setOf(rows), before: setOf(earlier) },
    trend: Array.from({ length: query.days }, (_, place) => {
      const day = addDays(now.from, place)
      return { day, figures: setOf(byDay.get(day) ?? []) }
    }),
  }
}

function filterOf({ page, language, country, device }: VitalsQuery): VitalFilter {
  return { page, language, country: country === 'none' ? '' : country, device }
}

/** Every visit measures one of these, and none measures all. */
const visitsOf = ({ lcp, fcp, ttfb }: VitalSet) => Math.max(lcp.count, fcp.count, ttfb.count)

function setOf(sums: readonly VitalSum[]): VitalSet {
  const of = (metric: VitalName) =>
    figuresOf(
      metric,
      sums.filter((sum) => sum.metric === metric),
    )
  return { lcp: of('lcp'), inp: of('inp'), cls: of('cls'), fcp: of('fcp'), ttfb: of('ttfb') }
}

function figuresOf(metric: VitalName, sums: readonly VitalSum[]): VitalFigures {
  const counts = new Map<number, number>()
  for (const { of, count } of sums) counts.set(of, (counts.get(of) ?? 0) + count)
  const count = sums.reduce((sum, one) => sum + one.count, 0)
  const of = count < fewest ? null : classAt75(counts)
  if (of === null) return { count, p75: null, rating: null }
  return { count, p75: valueOf(metric, of), rating: ratingOf(metric, of) }
}
