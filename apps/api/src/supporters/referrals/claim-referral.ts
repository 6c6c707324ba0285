import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { oldestReferral } from '../ledger/commission.ts'
import { findReferral, tieReferral } from './referral.store.ts'
import { hashReferral } from './referral-token.ts'

export const claimReferral: Handler<'claimReferral'> = async ({ db, clock }, { body, account }) => {
  const since = oldestReferral(clock.now())
  const referral = await findReferral(db, { tokenHash: hashReferral(body.token), since })
  if (!referral) return notFound
  const own = await findAgentOf(db, account.id)
  if (own?.id === referral.agent_id) {
    return refuse(409, detail('own_link'))
  }
  await tieReferral(db, { id: referral.id, accountId: account.id })
  return { status: 204 }
}
