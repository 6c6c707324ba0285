import type { Handler } from '../../../core/contract.ts'
import { findStock } from './product.store.ts'
import { stockRecord } from './product.view.ts'
import { canSee } from './visibility.ts'

/** An unknown product simply has no records (contract A5c). */
export const listStockRecords: Handler<'listStockRecords'> = async (
  { db },
  { path, account, origin },
) => {
  const stock = await findStock(db, path.id)
  const records = stock && canSee(stock, account) ? [stockRecord(stock, origin)] : []
  return { status: 200, body: records }
}
