import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import type { FreightCostsTable } from './tables.ts'

export interface FreightCostRow {
  account_id: number
  currency: string
  charged: number
  /** Of the newest record; null where there is none or it was taken back. */
  amount: number | null
  reference: string | null
  by: string | null
  at: Date | null
}

export async function findFreightCost(
  db: Database,
  orderId: number,
): Promise<FreightCostRow | undefined> {
  const { rows } = await sql<FreightCostRow>`
    select orders.account_id, orders.currency, orders.shipping as charged, cost.amount, cost.reference,
      first_name || ' ' || last_name as by, cost.at
    from orders
    left join lateral (select * from freight_costs where order_id = orders.id order by id desc limit 1) as cost on true
    left join accounts on accounts.id = cost.actor_id
    where orders.id = ${orderId}`.execute(db)
  return rows[0]
}

/** Two people who write at once write one after the other. */
export async function lockOrderOf(db: Database, orderId: number): Promise<void> {
  await sql`select from orders where id = ${orderId} for update`.execute(db)
}

export async function insertFreightCost(db: Database, cost: Insertable<FreightCostsTable>) {
  await db.insertInto('freight_costs').values(cost).execute()
}
