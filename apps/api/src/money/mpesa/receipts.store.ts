import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { MpesaObstacle, MpesaReceiptsTable } from './tables.ts'

export type ReceiptRow = Selectable<MpesaReceiptsTable>

export interface NewReceipt {
  receipt: string
  amount: number
  account: string | null
  promptId: number | null
  orderId: number | null
  obstacle: MpesaObstacle | null
  now: Date
}

/** False if it is already known; waits for a concurrent insert of the same receipt. */
export async function insertReceipt(db: Database, receipt: NewReceipt): Promise<boolean> {
  const row = await db
    .insertInto('mpesa_receipts')
    .values({
      receipt: receipt.receipt,
      amount: receipt.amount,
      account: receipt.account,
      arrived_at: receipt.now,
      prompt_id: receipt.promptId,
      order_id: receipt.orderId,
      payment_id: null,
      obstacle: receipt.obstacle,
    })
    .onConflict((conflict) => conflict.column('receipt').doNothing())
    .returning('receipt')
    .executeTakeFirst()
  return row !== undefined
}

export async function linkReceiptPayment(
  db: Database,
  receipt: string,
  paymentId: number,
): Promise<void> {
  await db
    .updateTable('mpesa_receipts')
    .set({ payment_id: paymentId })
    .where('receipt', '=', receipt)
    .execute()
}

/** Locks a receipt, so that nobody else assigns it; false if there is none. */
export async function lockReceipt(db: Database, receipt: string): Promise<boolean> {
  const row = await db
    .selectFrom('mpesa_receipts')
    .select('receipt')
    .where('receipt', '=', receipt)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Staff chose the order, so the obstacle is gone. */
export async function assignReceipt(
  db: Database,
  receipt: string,
  { orderId, paymentId }: Record<'orderId' | 'paymentId', number>,
): Promise<void> {
  await db
    .updateTable('mpesa_receipts')
    .set({ order_id: orderId, payment_id: paymentId, obstacle: null })
    .where('receipt', '=', receipt)
    .execute()
}

/** For a receipt that came by the shortcode before its prompt's result. */
export async function linkReceiptPrompt(
  db: Database,
  receipt: string,
  promptId: number,
): Promise<void> {
  await db
    .updateTable('mpesa_receipts')
    .set({ prompt_id: promptId })
    .where('receipt', '=', receipt)
    .where('prompt_id', 'is', null)
    .execute()
}

export async function hasReceipt(db: Database, promptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('mpesa_receipts')
    .select('receipt')
    .where('prompt_id', '=', promptId)
    .executeTakeFirst()
  return row !== undefined
}

export async function findOrderByAccount(
  db: Database,
  account: string,
): Promise<{ id: number; status: string } | null> {
  const reference = account.replaceAll(/[\s-]/g, '')
  const row = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('payment_reference', '=', reference)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Finds an order by payment reference or number. If that is one order's reference and another's number, the reference
 * counts.
 */
export async function findOrderByInput(
  db: Database,
  input: string,
): Promise<{ id: number } | null> {
  const byReference = await findOrderByAccount(db, input)
  if (byReference !== null) return byReference
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', input.trim())
    .executeTakeFirst()
  return row ?? null
}
