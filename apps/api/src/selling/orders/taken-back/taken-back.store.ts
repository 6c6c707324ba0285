import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Steps that cost the shop money or give the goods away; a permit and an inspection may be older than the order. */
const stepsOfGoods = ['booked', 'sailed', 'documents', 'arrived', 'transit', 'delivered'] as const

/** Whether the goods of an order are on their way by its steps, the newest move of each. */
export async function hasGoneOn(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from (
      select distinct on (step) done_on from order_steps
      where order_id = ${orderId} and step = any(${[...stepsOfGoods]}::text[]) order by step, id desc
    ) as newest where done_on is not null) as has`.execute(db)
  return rows[0]?.has ?? false
}

/** When the money that stands for an order began to come; null while none does. */
export async function findFirstArrival(db: Database, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from payments
    where order_id = ${orderId} and kind = 'received' and corrects is null
      and not exists (select from payments as back where back.corrects = payments.id)`.execute(db)
  return rows[0]?.at ?? null
}
