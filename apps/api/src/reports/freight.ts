import type { FreightFigures, FreightReport } from '@bandari/sdk'
import { toDecimal } from '../core/money.ts'
import type { Database } from '../platform/db/database.ts'
import { moneyView, mostFirst, type Read, readReport } from './report.ts'
import { sumOf, totalsOf } from './report-rows.ts'
import { type FreightSums, type ReportQuery, sumFreight } from './sums.store.ts'

/** What freight leaves, with all its rows; null where the period's days are none. */
export async function readFreight(
  reader: { db: Database; now: Date },
  query: ReportQuery,
): Promise<FreightReport | null> {
  const report = await readReport(reader, query, readCosts)
  if (!report) return null
  const rows = mostFirst(report.rows, query.by, ({ charged }) => charged)
  return moneyView({ ...report, rows }, figuresOf)
}

async function readCosts(
  ...[db, spans, by]: Parameters<typeof sumFreight>
): Promise<Read<FreightSums>> {
  const rows = await sumFreight(db, spans, by)
  const totals = totalsOf(rows, (all, one) => ({
    ...one,
    orders: sumOf(all, ({ all_orders }) => all_orders),
    by_carrier: sumOf(all, ({ all_by_carrier }) => all_by_carrier),
    by_tariff: sumOf(all, ({ all_by_tariff }) => all_by_tariff),
    charged: sumOf(all, ({ charged }) => charged),
    charged_known: sumOf(all, ({ charged_known: known }) => known),
    cost: all.every(({ cost }) => cost === null) ? null : sumOf(all, ({ cost }) => cost ?? 0),
  }))
  return { rows, totals }
}

/** A margin is of the orders whose cost is known, and not known where that is none. */
function figuresOf(sums: FreightSums | undefined): FreightFigures {
  const { orders = 0, charged = 0, by_carrier = 0, by_tariff = 0 } = sums ?? {}
  const { charged_known: known = 0, cost = null } = sums ?? {}
  return {
    orders,
    charged: toDecimal(charged),
    by_carrier,
    by_tariff,
    unknown: orders - by_carrier - by_tariff,
    charged_known: toDecimal(known),
    cost: cost === null ? null : toDecimal(cost),
    margin: cost === null ? null : toDecimal(known - cost),
  }
}
