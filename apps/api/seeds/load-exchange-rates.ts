import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database.ts'

/** Invented, of the size that they had in 2026; a shop that sells sets its own. */
const rates = {
  KES: [129.9, 129.5],
  TZS: [2480, 2465.5],
  UGX: [3570, 3562],
  ZMW: [23.1, 22.8],
  MZN: [63.85, 63.9],
  CDF: [2240, 2215],
  RWF: [1452, 1456.5],
  MWK: [1734, 1735.2],
  BWP: [13.62, 13.48],
  ZAR: [17.32, 17.18],
} as const

/**
 * The exchange rates of the demo shop, and those of a month before. They are of the days before the first start, or a demo
 * world would show none.
 */
export async function loadExchangeRates(db: Database) {
  const present = await db.selectFrom('exchange_rates').select('id').limit(1).executeTakeFirst()
  if (present) return
  for (const [currency, [before, now]] of Object.entries(rates)) {
    await sql`
      insert into exchange_rates (currency, rate, day, source, set_at)
      values (${currency}, ${before}, current_date - 31, ${source}, now() - interval '31 days'),
        (${currency}, ${now}, current_date - 1, ${source}, now() - interval '1 day')`.execute(db)
  }
}

const source = 'Demo figures, of no bank'
