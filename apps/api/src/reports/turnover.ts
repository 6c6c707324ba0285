import type { TurnoverFigures, TurnoverReport } from '@bandari/sdk'
import { toDecimal } from '../core/money.ts'
import type { Database } from '../platform/db/database.ts'
import { moneyView, mostFirst, type Read, readReport } from './report.ts'
import { sumOf, totalsOf } from './report-rows.ts'
import { type ReportQuery, type SaleSums, sumSales } from './sums.store.ts'

/** Turnover of a period with all its rows; null where the period's days are none. */
export async function readTurnover(
  reader: { db: Database; now: Date },
  query: ReportQuery,
): Promise<TurnoverReport | null> {
  const report = await readReport(reader, query, readSales)
  if (!report) return null
  const rows = mostFirst(report.rows, query.by, netOf)
  return moneyView({ ...report, rows }, figuresOf)
}

async function readSales(...[db, spans, by]: Parameters<typeof sumSales>): Promise<Read<SaleSums>> {
  const rows = await sumSales(db, spans, by)
  const totals = totalsOf(rows, (all, one) => ({
    ...one,
    orders: sumOf(all, ({ all_orders }) => all_orders),
    canceled: sumOf(all, ({ all_canceled }) => all_canceled),
    turnover: sumOf(all, ({ turnover }) => turnover),
    returned: sumOf(all, ({ returned }) => returned),
  }))
  return { rows, totals }
}

const netOf = ({ turnover, returned }: SaleSums) => turnover - returned

/** Nothing sold is known to be 0. */
function figuresOf(sums: SaleSums | undefined): TurnoverFigures {
  const { orders = 0, turnover = 0, canceled = 0, returned = 0 } = sums ?? {}
  return {
    orders,
    turnover: toDecimal(turnover),
    canceled,
    returned: toDecimal(returned),
    net: toDecimal(turnover - returned),
  }
}
