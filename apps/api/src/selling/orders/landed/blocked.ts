import type { Database } from '../../../platform/db/database.ts'
import { mayEnterAnyway } from './import-exceptions.store.ts'
import type { LandedPriceOfLine } from './basket-landed-prices.ts'

/**
 * The vehicles that may not enter on the last day on which they are expected, and that staff have not let this buyer
 * order anyway. What nobody knows is not refused.
 */
export async function listBlocked(
  db: Database,
  accountId: number,
  prices: readonly LandedPriceOfLine[],
): Promise<LandedPriceOfLine[]> {
  const blocked = []
  for (const price of prices.filter(({ answer }) => answer.verdict === 'block')) {
    const { productId, asked } = price
    const exception = { accountId, productId, country: asked.country }
    if (!(await mayEnterAnyway(db, exception))) blocked.push(price)
  }
  return blocked
}
