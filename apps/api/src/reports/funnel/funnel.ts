import type { FunnelFigures, FunnelReport } from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import { shopDay } from '../../core/shop-day.ts'
import { addDays, daysBetween } from '../../landed/calendar.ts'
import type { Database } from '../../platform/db/database.ts'
import { countChanged } from '../facts.store.ts'
import { readLabels } from '../labels.store.ts'
import { type Span, spansOf } from '../periods.ts'
import { firstCountedDay, type StepSum, sumSteps } from './funnel.store.ts'

export type FunnelQuery = operations['getFunnelReport']['parameters']['query']

/** A funnel with all its rows; null where its days are none. */
export async function readFunnel(
  { db, now: at }: { db: Database; now: Date },
  query: FunnelQuery,
): Promise<FunnelReport | null> {
  const { by } = query
  const spans = spansOf(query, shopDay(at))
  if (!spans) return null
  const { now, before } = spans
  const sums = await sumSteps(db, { now, before }, by)
  const since = await firstCountedDay(db)
  const figures = (span: StepSum['span'], key?: string | null) =>
    figuresOf(
      sums.filter((sum) => sum.span === span && (key === undefined || sum.key === key)),
      isCounted(by === 'day' && key ? { from: key, to: key } : spans[span], since),
    )
  const rows =
    by === 'day'
      ? daysIn(now).map((day, place) => ({
          key: day,
          now: figures('now', day),
          before: dayAt(before, place, (earlier) => figures('before', earlier)),
        }))
      : [...new Set(sums.map(({ key }) => key))]
          .map((key) => ({ key, now: figures('now', key), before: figures('before', key) }))
          .toSorted(mostFirst)
  const labels = await labelsOf(db, by, rows)
  return {
    now,
    before,
    counted_since: since,
    uncounted: await countChanged(db),
    left_out: 0,
    rows: rows.map((row) => ({ ...row, label: labels.get(row.key ?? '') ?? null })),
    totals: { now: figures('now'), before: figures('before') },
  }
}

/** Whether people were counted on any of these days. */
function isCounted({ to }: Span, since: string | null): boolean {
  return since !== null && to >= since
}

const peopleSteps = ['searched', 'opened', 'priced', 'basket'] as const

/** Nobody of counted days is 0; of days before them nobody knows. Orders are known of every day. */
function figuresOf(sums: readonly StepSum[], areCounted: boolean): FunnelFigures {
  const of = (step: StepSum['step']) =>
    sums.reduce((sum, one) => (one.step === step ? sum + one.count : sum), 0)
  const [searched, opened, priced, basket] = peopleSteps.map((step) =>
    areCounted ? of(step) : null,
  )
  return {
    searched: searched ?? null,
    opened: opened ?? null,
    priced: priced ?? null,
    basket: basket ?? null,
    ordered: of('ordered'),
    paid: of('paid'),
  }
}

function daysIn({ from, to }: Span): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place))
}

/** A month may have fewer days than the one after it. */
function dayAt<Found>({ from, to }: Span, place: number, find: (day: string) => Found) {
  const day = addDays(from, place)
  return day <= to ? find(day) : null
}

interface Compared {
  now: FunnelFigures
  before: FunnelFigures
}

function mostFirst(a: Compared, b: Compared): number {
  const size = ({ now, before }: Compared) => [
    now.searched ?? 0,
    now.opened ?? 0,
    now.ordered,
    before.searched ?? 0,
    before.ordered,
  ]
  const [first, second] = [size(a), size(b)]
  const differing = first.findIndex((count, place) => count !== second[place])
  return (second[differing] ?? 0) - (first[differing] ?? 0)
}

async function labelsOf(
  db: Database,
  by: FunnelQuery['by'],
  rows: readonly { key: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  if (by !== 'country') return new Map()
  const codes = rows.flatMap(({ key }) => key ?? [])
  return readLabels(db, 'country', codes)
}
