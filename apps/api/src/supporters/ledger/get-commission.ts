import type { Handler } from '../../core/contract.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { firstOfMonths, summaryView } from './commission.view.ts'
import { qualifiedSales } from './earn.store.ts'
import { getBalance, getEarned, listMonths } from './ledger.store.ts'
import { findDetailsOf } from '../payout-details/payout-details.store.ts'
import { paysFrom } from '../payout-details/cooling-off.ts'
import { nextPayout } from './next-payout.ts'
import { notAgent } from '../agents/not-agent.ts'

export const getCommission: Handler<'getCommission'> = async (
  { db, clock, settings },
  { account },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const now = clock.now()
  const [balance, earned, sales, months, { current }] = await Promise.all([
    getBalance(db, agent.id),
    getEarned(db, agent.id),
    qualifiedSales(db, agent.id),
    listMonths(db, { agentId: agent.id, since: firstOfMonths(now) }),
    findDetailsOf(db, agent.id, now),
  ])
  const steps = settings.positionSales
  const payable = (current && paysFrom(settings, current, now)) ?? now
  const payout = { day: nextPayout(payable, settings.payoutDays), details: current }
  const figures = { agent, balance, earned, sales, steps, months, now, payout }
  return { status: 200, body: summaryView(figures) }
}
