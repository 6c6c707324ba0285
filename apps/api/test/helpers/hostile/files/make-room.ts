import { sql } from 'kysely'
import type { Database } from '../../../../src/platform/db/database.ts'
import type { Targets } from './intakes.ts'

/** What was taken in fills up what takes it, which then refuses a file unread: it is emptied, and the order has a new report. */
export async function makeRoom(db: Database, { order }: Pick<Targets, 'order'>): Promise<void> {
  await db.deleteFrom('thread_files').where('message_id', 'is', null).execute()
  await db
    .updateTable('payment_reports')
    .set({ is_found: false, answered_at: new Date() })
    .where('order_id', '=', order)
    .where('answered_at', 'is', null)
    .execute()
  await db
    .insertInto('payment_reports')
    .values({
      order_id: order,
      amount: 100,
      currency: 'USD',
      paid_on: sql<string>`current_date`,
      bank: 'Harbour Bank',
      reported_at: new Date(),
    })
    .onConflict((open) => open.doNothing())
    .execute()
}
