import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { batchView } from './payout.view.ts'
import { findBatch } from './payouts.store.ts'

export const getPayoutBatch: Handler<'getPayoutBatch'> = async ({ db }, { path, account }) => {
  const row = await findBatch(db, { id: path.id, readerId: account.id })
  return row ? { status: 200, body: batchView(row, account) } : notFound
}
