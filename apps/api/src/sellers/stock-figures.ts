import type { Context } from '../core/context.ts'
import { cachedRead } from '../platform/db/cached-read.ts'
import { countStock, type StockFigures } from './seller.store.ts'

/** A seller may have a hundred thousand listings, and anybody may look. */
const cached = cachedRead<StockFigures>({ freshFor: 10_000, most: 1000, topic: 'stock' })

export function stockFigures(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  vendorId: number,
): Promise<StockFigures> {
  const read = () => countStock(db, vendorId)
  return settings.sharedCache ? cached(db, String(vendorId), read) : read()
}
