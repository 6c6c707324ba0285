import { payoutThreshold } from '../ledger/commission.ts'
import type { Handler } from '../../core/contract.ts'
import { fromDecimal } from '../../core/money.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { openBatch } from './open-batch.ts'
import { leftOut } from './payable.ts'
import { listPayable, lockAgents } from './payout.store.ts'
import { batchView } from './payout.view.ts'

const nobody = refuse(409, detail('no_payouts'))
const changed = refuse(409, detail('payout_changed'))

export const createPayoutBatch: Handler<'createPayoutBatch'> = async (
  context,
  { account, body: { leave_out = [], total } },
) => {
  const { db, clock, settings } = context
  const reading = { settings, now: clock.now() }
  const without = new Set(leave_out)
  const payable = await listPayable(db, { readerId: account.id, threshold: payoutThreshold })
  const agentIds = payable
    .filter((row) => leftOut(row, reading) === null && !without.has(row.agent_id))
    .map(({ agent_id }) => agent_id)
  if (agentIds.length === 0) return nobody
  await lockAgents(db, agentIds)
  const batch = await openBatch(context, { agentIds, actorId: account.id })
  // Another batch has taken all of them meanwhile.
  if (!batch) return nobody
  if (total !== undefined && fromDecimal(total) !== batch.total) return changed
  return { status: 201, body: batchView(batch, account) }
}
