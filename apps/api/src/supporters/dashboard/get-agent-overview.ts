import type { Handler } from '../../core/contract.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { agentView } from './agent.view.ts'
import { getBalance } from '../ledger/ledger.store.ts'
import { countPoints, listRecruits, listUsages } from './overview.store.ts'

export const getAgentOverview: Handler<'getAgentOverview'> = async (
  { db, settings },
  { account },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return { status: 204 }
  const [usages, recruits, points, balance] = await Promise.all([
    listUsages(db, agent.id),
    listRecruits(db, account.id),
    countPoints(db, account.id),
    getBalance(db, agent.id),
  ])
  const body = agentView(agent, {
    link: linkOf(settings.storefrontOrigin, agent.code),
    usages,
    recruits,
    points: points + Math.max(0, Math.floor(balance.approved / 100)),
  })
  return { status: 200, body }
}

/** The link that a supporter shares: the home page with the code. */
export function linkOf(origin: string, code: string): string {
  return `${origin}/?ref=${code}`
}
