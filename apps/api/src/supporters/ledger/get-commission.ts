import type { Handler } from '../../core/contract.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { firstOfMonths, summaryView } from './commission.view.ts'
import { qualifiedSales } from './earn.store.ts'
import { getBalance, getEarned, listMonths } from './ledger.store.ts'
import { notAgent } from '../agents/not-agent.ts'

export const getCommission: Handler<'getCommission'> = async (
  { db, clock, settings },
  { account },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const now = clock.now()
  const [balance, earned, sales, months] = await Promise.all([
    getBalance(db, agent.id),
    getEarned(db, agent.id),
    qualifiedSales(db, agent.id),
    listMonths(db, { agentId: agent.id, since: firstOfMonths(now) }),
  ])
  const steps = settings.positionSales
  return { status: 200, body: summaryView({ agent, balance, earned, sales, steps, months, now }) }
}
