import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { batchView } from './payout.view.ts'
import { payoutBatches } from './payouts.store.ts'

export const getPayoutBatch: Handler<'getPayoutBatch'> = async ({ db }, { path, account }) => {
  const row = await payoutBatches(account.id).find(db, path.id)
  return row ? { status: 200, body: batchView(row, account) } : notFound
}
