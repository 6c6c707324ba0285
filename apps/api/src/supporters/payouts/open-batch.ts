import type { Context } from '../../core/context.ts'
import type { Settings } from '../../core/settings.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { restedSince } from '../payout-details/resting.ts'
import { payoutThreshold } from '../ledger/commission.ts'
import { insertBatch, insertLines } from './payout.store.ts'
import { type BatchRow, payoutBatches } from './payouts.store.ts'

/** What it takes of the context. */
type Opening = Pick<Context, 'db' | 'clock'> & {
  settings: Pick<Settings, 'payoutDetailsHours'>
}

/** Opens a batch of agents, whom the caller has locked; null when none of them is payable any more. */
export async function openBatch(
  { db, clock, settings }: Opening,
  { agentIds, actorId }: { agentIds: number[]; actorId: number },
): Promise<BatchRow | null> {
  const now = clock.now()
  const batchId = await insertBatch(db, { actorId, now })
  const lines = await insertLines(db, {
    batchId,
    agentIds,
    threshold: payoutThreshold,
    restedSince: restedSince(settings, now),
  })
  if (lines === 0) return null
  const batch = await payoutBatches(actorId).find(db, batchId)
  if (!batch) throw new Error(`payout batch ${batchId} does not exist`)
  await insertAudit(db, {
    actorId,
    action: 'create-payout-batch',
    subject: 'payout-batch',
    subjectId: batchId,
    before: null,
    after: { state: batch.state, lines, total: batch.total },
    reason: null,
    now,
  })
  return batch
}
