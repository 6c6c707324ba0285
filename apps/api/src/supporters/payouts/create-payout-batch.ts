import { payoutThreshold } from '../ledger/commission.ts'
import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { insertBatch, insertLines, lockPayable } from './payout.store.ts'
import { batchView } from './payout.view.ts'
import { findBatch } from './payouts.store.ts'

const nobody = refuse(409, detail('no_payouts'))

export const createPayoutBatch: Handler<'createPayoutBatch'> = async (
  { db, clock },
  { account },
) => {
  const now = clock.now()
  const agentIds = await lockPayable(db, payoutThreshold)
  if (agentIds.length === 0) return nobody
  const batchId = await insertBatch(db, { actorId: account.id, now })
  const lines = await insertLines(db, { batchId, agentIds, threshold: payoutThreshold })
  // Another batch has taken all of them meanwhile.
  if (lines === 0) return nobody
  const batch = await findBatch(db, batchId)
  if (!batch) throw new Error(`payout batch ${batchId} does not exist`)
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-payout-batch',
    subject: 'payout-batch',
    subjectId: batchId,
    before: null,
    after: { state: batch.state, lines, total: batch.total },
    reason: null,
    now,
  })
  return { status: 201, body: batchView(batch, account) }
}
