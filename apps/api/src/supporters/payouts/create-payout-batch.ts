import { payoutThreshold } from '../ledger/commission.ts'
import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { coolingOffStart } from '../payout-details/cooling-off.ts'
import { openBatch } from './open-batch.ts'
import { lockPayable } from './payout.store.ts'
import { batchView } from './payout.view.ts'

const nobody = refuse(409, detail('no_payouts'))

export const createPayoutBatch: Handler<'createPayoutBatch'> = async (context, { account }) => {
  const { db, clock, settings } = context
  const agentIds = await lockPayable(db, {
    actorId: account.id,
    threshold: payoutThreshold,
    coolingOffStart: coolingOffStart(settings, clock.now()),
  })
  if (agentIds.length === 0) return nobody
  const batch = await openBatch(context, { agentIds, actorId: account.id })
  // Another batch has taken all of them meanwhile.
  return batch ? { status: 201, body: batchView(batch, account) } : nobody
}
