import type { Handler } from '../../core/contract.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { addressOf } from '../links/link.view.ts'
import { agentView } from './agent.view.ts'
import { getBalance } from '../ledger/ledger.store.ts'
import { findTrainingPoints } from '../ledger/training-points.store.ts'
import { listRecruits, listUsages } from './overview.store.ts'

export const getAgentOverview: Handler<'getAgentOverview'> = async (
  { db, settings },
  { account },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return { status: 204 }
  const [usages, recruits, training, balance] = await Promise.all([
    listUsages(db, agent.id),
    listRecruits(db, account.id),
    findTrainingPoints(db, agent.id),
    getBalance(db, agent.id),
  ])
  const body = agentView(agent, {
    link: addressOf(settings.storefrontOrigin, { code: agent.code }),
    usages,
    recruits,
    training,
    approved: balance.approved,
  })
  return { status: 200, body }
}
