import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { endLink, findLink } from './link.store.ts'

/** Its address goes on to count for the supporter, as the plain link does. */
export const endReferralLink: Handler<'endReferralLink'> = async (
  { db, clock },
  { account, path },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const link = await findLink(db, { agentId: agent.id, id: path.id })
  if (!link) return notFound
  await endLink(db, { id: link.id, now: clock.now() })
  return { status: 204 }
}
