import type { Database } from '../../../platform/db/database.ts'

export async function findReceiptNumber(db: Database, paymentId: number): Promise<number | null> {
  const row = await db
    .selectFrom('receipts')
    .select('number')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row?.number ?? null
}
