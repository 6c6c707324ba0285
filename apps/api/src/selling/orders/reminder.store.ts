import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { isDeadlinePaused } from '../payments/payment-deadline.store.ts'
import type { Database } from '../../platform/db/database.ts'

/** Unpaid orders on their last day to pay, whose buyer nobody has reminded. */
function isToRemind(now: Date): RawBuilder<SqlBool> {
  return sql`status = 'Pending' and payment_due > ${now} and payment_due <= ${now}::timestamptz + interval '1 day'
    and payment_due > date_placed + interval '1 day' and not ${isDeadlinePaused()}
    and not exists (select from payment_reminders as sent
      where sent.order_id = orders.id and sent.payment_due = orders.payment_due)`
}

export async function listToRemind(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where ${isToRemind(now)} order by payment_due limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** False once somebody else has moved it, reminded of it, or has it locked. */
export async function lockToRemind(db: Database, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from orders where id = ${id} and ${isToRemind(now)} for update skip locked`.execute(db)
  return rows.length > 0
}

export async function insertReminder(
  db: Database,
  { orderId, paymentDue, now }: { orderId: number; paymentDue: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('payment_reminders')
    .values({ order_id: orderId, payment_due: paymentDue, sent_at: now })
    .execute()
}
