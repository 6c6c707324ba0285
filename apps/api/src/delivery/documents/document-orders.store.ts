import type { Database } from '../../platform/db/database.ts'

/** The destination country; null for a domestic order. */
export async function findDestinationCode(db: Database, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('destination_country')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.destination_country ?? null
}

export async function isOrderOfAccount(
  db: Database,
  { orderId, accountId }: { orderId: number; accountId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Titles of an order's vehicles. */
export async function listVehicleTitles(db: Database, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('title')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(({ title }) => title)
}

export async function findOrderNumber(db: Database, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.number ?? null
}
