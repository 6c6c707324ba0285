import type { VendorFigures } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import { countedSince, listFigureDays } from './facts.store.ts'
import { comparableTotals, fillDays, type Period, totalsOf } from './period.ts'

/** A period and the one before it, of all listings of a seller or of one. */
export async function spanFigures(
  db: Database,
  { from, to, before }: Period,
  whose: { vendorId: number; productId?: number },
): Promise<Omit<VendorFigures, 'listings'>> {
  const since = await countedSince(db)
  const rows = await listFigureDays(db, { ...whose, from: before.from, to })
  const days = fillDays(rows, { from, to }, since)
  return {
    days,
    totals: totalsOf(days),
    before: comparableTotals(fillDays(rows, before, since)),
    counted_since: since,
  }
}
