import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CostLine } from '../../../pricing/cost-lines/cost-line.ts'

/**
 * Adds a payable line to what a locked order costs; the total first, because the database compares the lines with it.
 */
export async function addCostLine(
  db: Database,
  { orderId, line }: { orderId: number; line: CostLine },
): Promise<void> {
  const { kind, amount, currency, paidTo, isPayable } = line
  await db
    .updateTable('orders')
    .set((eb) => ({ total: eb('total', '+', amount) }))
    .where('id', '=', orderId)
    .execute()
  await db
    .insertInto('order_cost_lines')
    .values({
      order_id: orderId,
      position: sql`(select coalesce(max(position), 0) + 1 from order_cost_lines where order_id = ${orderId})`,
      kind,
      amount,
      currency,
      paid_to: paidTo,
      is_payable: isPayable,
    })
    .execute()
}
