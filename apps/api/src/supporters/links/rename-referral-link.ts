import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { findAgentOf, lockAgent } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { findLink, isNameTaken, renameLink } from './link.store.ts'

/** Its address stays: it may be printed. */
export const renameReferralLink: Handler<'renameReferralLink'> = async (
  { db },
  { account, body, path },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  // Two renames at once are told apart one after the other.
  await lockAgent(db, agent.id)
  const which = { agentId: agent.id, id: path.id }
  if (!(await findLink(db, which))) return notFound
  const name = body.name.trim()
  if (name === '') return refuse(400, fieldErrors({ name: ['required'] }))
  if (await isNameTaken(db, { ...which, name })) {
    return refuse(400, fieldErrors({ name: ['link_name_taken'] }))
  }
  await renameLink(db, { id: path.id, name })
  return { status: 204 }
}
