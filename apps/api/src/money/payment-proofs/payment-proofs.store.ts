import type { Database } from '../../platform/db/database.ts'

export interface OpenReport {
  id: number
  proofs: number
}

/** An order's payment report that waits for an answer, with the number of its files. */
export async function findOpenReport(db: Database, orderId: number): Promise<OpenReport | null> {
  const row = await db
    .selectFrom('payment_reports')
    .select((eb) => [
      'id',
      eb
        .selectFrom('payment_slips')
        .whereRef('report_id', '=', 'payment_reports.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('proofs'),
    ])
    .where('order_id', '=', orderId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return row ? { id: row.id, proofs: row.proofs ?? 0 } : null
}

export async function insertPaymentProof(
  db: Database,
  proof: { reportId: number; fileId: number; accountId: number; now: Date },
): Promise<void> {
  const { reportId: report_id, fileId: file_id, accountId: added_by, now: at } = proof
  await db.insertInto('payment_slips').values({ report_id, file_id, added_by, at }).execute()
}

interface ProofQuery {
  orderId: number
  proofId: number
  /** The order's owner; any if left out. */
  accountId?: number
}

/** Id of the private file of a payment proof. */
export async function findPaymentProofFile(
  db: Database,
  { orderId, proofId, accountId }: ProofQuery,
): Promise<number | null> {
  const row = await db
    .selectFrom('payment_slips')
    .innerJoin('payment_reports', 'payment_reports.id', 'report_id')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('file_id')
    .where('payment_slips.id', '=', proofId)
    .where('order_id', '=', orderId)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .executeTakeFirst()
  return row?.file_id ?? null
}
