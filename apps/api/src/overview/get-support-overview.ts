import type { Handler } from '../core/contract.ts'
import type { Database } from '../platform/db/database.ts'
import { toDecimal, tradeCurrency } from '../core/money.ts'
import { countStock, listDays, listQueues, type StockRow } from './overview.store.ts'

const daysShown = 30

const cacheMilliseconds = 60_000

/** Keyed by database. Cached, because counting reads every product and nobody needs the figure to the second. */
const cachedStock = new WeakMap<Database, { until: number; stock: StockRow[] }>()

export const getSupportOverview: Handler<'getSupportOverview'> = async ({ db, clock }) => {
  const now = clock.now()
  const waiting = await listQueues(db, now)
  const days = await listDays(db, now, daysShown)
  return {
    status: 200,
    body: {
      waiting: waiting.map((queue) => ({
        ...queue,
        oldest_at: queue.oldest_at?.toISOString() ?? null,
      })),
      days: days.map((day) => ({ ...day, turnover: toDecimal(day.turnover) })),
      currency: tradeCurrency,
      stock: await stockOf(db, now),
    },
  }
}

async function stockOf(db: Database, now: Date): Promise<StockRow[]> {
  const cached = cachedStock.get(db)
  if (cached && cached.until > now.getTime()) return cached.stock
  const stock = await countStock(db)
  cachedStock.set(db, { until: now.getTime() + cacheMilliseconds, stock })
  return stock
}
