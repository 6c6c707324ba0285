import type { Handler } from '../../core/contract.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { findDetailsOf } from './payout-details.store.ts'
import { ownDetailsView } from './payout-details.view.ts'

export const getPayoutDetails: Handler<'getPayoutDetails'> = async (
  { db, clock, settings },
  { account },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const now = clock.now()
  const own = await findDetailsOf(db, agent.id, now)
  return { status: 200, body: ownDetailsView(own, { settings, now, mobile: agent.mobile }) }
}
