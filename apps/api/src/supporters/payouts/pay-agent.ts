import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail, problem } from '../../core/problem.ts'
import { ownMoney } from '../../people/staff/staff-refusals.ts'
import { lockAgent } from '../agents/agent.store.ts'
import { supportAgents } from '../staff/support-agents.store.ts'
import { supportAgentView } from '../staff/support-agent.view.ts'
import { findDetailsOf } from '../payout-details/payout-details.store.ts'
import { hoursBetween, paysFrom } from '../payout-details/resting.ts'
import { openBatch } from './open-batch.ts'
import { findOpenBatchOf } from './payout.store.ts'

/** Every payout needs a second person (decision 30), so this only makes a batch of one. */
export const payAgent: Handler<'payAgent'> = async (context, { path, account }) => {
  const { db, clock, settings } = context
  const isThere = await lockAgent(db, path.id)
  const agent = await supportAgents.find(db, path.id)
  if (!isThere || !agent) return notFound
  if (agent.account_id === account.id) return ownMoney
  const held = await findOpenBatchOf(db, agent.id)
  if (held !== null) return refuse(409, detail(problem('payout_in_batch', { batch: String(held) })))
  const now = clock.now()
  const { current } = await findDetailsOf(db, agent.id, now)
  const from = current && paysFrom(settings, current, now)
  if (from)
    return refuse(409, detail(problem('payout_details_new', { hours: hoursBetween(now, from) })))
  const batch = await openBatch(context, { agentIds: [agent.id], actorId: account.id })
  if (!batch) return refuse(409, detail('payout_too_small'))
  const after = (await supportAgents.find(db, path.id)) ?? agent
  return { status: 200, body: supportAgentView(after, context) }
}
