import type { Context } from '../../core/context.ts'
import type { Answer } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { reasonOf } from '../../core/problem.ts'
import { findBasketRow, lockMyBasket, setBasketAgent } from '../../selling/basket/basket.store.ts'
import { findAgentByCode } from '../agents/agent.store.ts'
import { positionOf } from '../agents/positions.ts'
import { insertReferral } from './referral.store.ts'

/**
 * A supporter's code is attribution, not a discount: it stands beside one, and the last one typed counts (decision 9).
 * The buyer's orders count as the supporter's for 120 days, as if the buyer had come by the link.
 */
export async function applyPromoCode(
  { db, clock }: Context,
  { code, accountId }: { code: string; accountId: number },
): Promise<Answer<'applyDiscount'> | null> {
  const agent = await findAgentByCode(db, code)
  if (!agent) return null
  if (agent.account_id === accountId) return refuse(406, reasonOf('own_promo_code'))
  const { id } = await lockMyBasket(db, accountId)
  const basket = await findBasketRow(db, id)
  if (basket?.agent_id !== agent.id) {
    const now = clock.now()
    await setBasketAgent(db, { basketId: id, agentId: agent.id, now })
    await insertReferral(db, { tokenHash: null, agentId: agent.id, accountId, now })
  }
  return {
    status: 200,
    body: {
      name: positionOf(agent.position).name,
      code: agent.code,
      kind: 'promo_code',
      start_datetime: agent.started_at.toISOString(),
      end_datetime: null,
    },
  }
}
