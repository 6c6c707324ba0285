import type { Clock } from '../../core/clock.ts'
import type { CommissionLevel } from '../../selling/supporter-programme.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../core/settings.ts'
import {
  type Agent,
  findRecruiter,
  isDeleted,
  lockAgent,
  setPosition,
} from '../agents/agent.store.ts'
import { approvalOf, commissionOf } from './commission.ts'
import {
  approveDue,
  type Earning,
  findSale,
  insertEarnings,
  qualifiedSales,
  type SoldLine,
} from './earn.store.ts'
import { agentsWithPointsDue, redeemPoints } from './training-points.store.ts'
import { earnedPosition, positionOf } from '../agents/positions.ts'

/**
 * Enters the commission of an order that was paid for: its agent earns the direct rate of their position, their recruiter
 * the recruiter's own downline rate, nobody else earns anything (decision 14), nor does anybody who has deleted their
 * account. A second call for the same order enters nothing.
 */
export async function earnCommission(db: Database, orderId: number, now: Date): Promise<void> {
  const sale = await findSale(db, orderId)
  if (!sale) return
  const seller = await lockAgent(db, sale.agentId)
  if (!seller) return
  const recruiter = await findRecruiter(db, seller)
  const earns = async (agent: Agent | undefined): Promise<Agent[]> =>
    agent && !(await isDeleted(db, agent)) ? [agent] : []
  const earnings = (agent: Agent, level: CommissionLevel) =>
    sale.lines.map((line) => earningOf(agent, { level, orderId, line, now }))
  await insertEarnings(db, [
    ...(await earns(seller)).flatMap((agent) => earnings(agent, 'direct')),
    ...(await earns(recruiter)).flatMap((agent) => earnings(agent, 'downline')),
  ])
}

interface Sale {
  level: CommissionLevel
  orderId: number
  line: SoldLine
  now: Date
}

/** Position and rate as they are at this moment. */
function earningOf(agent: Agent, { level, orderId, line, now }: Sale): Earning {
  const rate = positionOf(agent.position).rates[level]
  return {
    agentId: agent.id,
    level,
    orderId,
    orderLineId: line.id,
    position: agent.position,
    rate,
    base: line.base,
    amount: commissionOf(line.base, rate),
    at: now,
    approvesAt: approvalOf(now),
  }
}

interface Dependencies {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'positionSales'>
}

/**
 * Approves entries that are 45 days old, promotes the agents who qualify by them and redeems the points of those who
 * sold for the first time. Two runs, at once or one after the other, have the same result as one.
 */
export async function approveCommission({ db, clock, settings }: Dependencies) {
  const approved = await db.transaction().execute(async (tx) => {
    const agents = await approveDue(tx, clock.now())
    for (const id of agents) await promote(tx, id, settings.positionSales)
    return agents.length
  })
  // Apart, because both lock agents in the order of their ids, and one transaction would do so twice.
  const due = await agentsWithPointsDue(db)
  if (due.length > 0) await db.transaction().execute((tx) => redeemTraining(tx, due, clock.now()))
  return approved
}

/** The points for the training become commission with the first own sale that is approved (decision 29). */
async function redeemTraining(db: Database, due: readonly number[], now: Date): Promise<void> {
  for (const agentId of due) {
    const agent = await lockAgent(db, agentId)
    if (agent && !(await isDeleted(db, agent))) await redeemPoints(db, { agentId, now })
  }
}

async function promote(db: Database, agentId: number, steps: readonly number[]): Promise<void> {
  const agent = await lockAgent(db, agentId)
  if (!agent) return
  const position = earnedPosition(agent.position, await qualifiedSales(db, agentId), steps)
  if (position !== agent.position) await setPosition(db, { agentId, position })
}
