import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderLineFitsTable } from '../tables.ts'

/** What the buyer was told of a part when they ordered it. */
export type OrderedFit = Omit<Insertable<OrderLineFitsTable>, 'order_id'>

export async function insertOrderFits(
  db: Database,
  orderId: number,
  fits: readonly OrderedFit[],
): Promise<void> {
  if (fits.length === 0) return
  await db
    .insertInto('order_line_fits')
    .values(fits.map((fit) => ({ ...fit, order_id: orderId })))
    .execute()
}
