import type { Database } from '../../platform/db/database.ts'
import type { Sale } from '../../selling/supporter-programme.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { oldestReferral } from '../ledger/commission.ts'
import { findReferringAgent } from './referral.store.ts'

/**
 * The agent whose sale an order is: the one whose code is in the basket, else the one by whose link or code the buyer
 * came last, within 120 days; never the buyer (decision 14).
 */
export async function attribute(
  db: Database,
  { accountId, basket, now }: Sale,
): Promise<number | null> {
  if (basket.agent_id === null) {
    return findReferringAgent(db, { accountId, since: oldestReferral(now) })
  }
  const own = await findAgentOf(db, accountId)
  return own?.id === basket.agent_id ? null : basket.agent_id
}
