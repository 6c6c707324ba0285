import type { Database } from '../../platform/db/database.ts'
import type { CommissionLevel, PreviewedCommission } from '../../selling/supporter-programme.ts'
import {
  type Agent,
  findAgent,
  findRecruiter,
  isDeleted,
  lockAgent,
  nameOfAgent,
} from '../agents/agent.store.ts'
import { positionOf } from '../agents/positions.ts'
import { earnAgain, listStanding, type StandingEntry } from './amend.store.ts'
import { commissionOf } from './commission.ts'
import { findSale, type SoldLine } from './earn.store.ts'

/**
 * Takes back what the changed lines of a paid order earned, and earns what they come to now, at the position, the rate and
 * the day of approval of the first time. The balance changes by exactly the difference.
 */
export async function amendEarnings(
  db: Database,
  { orderId, note, now }: { orderId: number; note: string; now: Date },
): Promise<void> {
  const sale = await findSale(db, orderId)
  if (!sale) return
  const changed = (await listStanding(db, orderId)).flatMap((entry) => {
    const base = sale.lines.find(({ id }) => id === entry.lineId)?.base ?? entry.base
    return base === entry.base ? [] : [{ entry, base, amount: commissionOf(base, entry.rate) }]
  })
  const agents = new Set(changed.map(({ entry }) => entry.agentId))
  for (const id of [...agents].toSorted((a, b) => a - b)) await lockAgent(db, id)
  for (const each of changed) await earnAgain(db, { ...each, note, now })
}

/** What an order earns by its lines as they are, and by others. */
export async function previewSale(
  db: Database,
  { orderId, lines: next }: { orderId: number; lines: readonly SoldLine[] },
): Promise<PreviewedCommission[]> {
  const sale = await findSale(db, orderId)
  if (!sale) return []
  const standing = await listStanding(db, orderId)
  if (standing.length > 0) return previewStanding(db, standing, next)
  const seller = await findAgent(db, sale.agentId)
  if (!seller) return []
  const recruiter = await findRecruiter(db, seller)
  return [
    ...(await previewOf(db, seller, { level: 'direct', before: sale.lines, after: next })),
    ...(await previewOf(db, recruiter, { level: 'downline', before: sale.lines, after: next })),
  ]
}

interface Bases {
  level: CommissionLevel
  before: readonly SoldLine[]
  after: readonly SoldLine[]
}

/** At the rate of today's position, as nothing was earned yet. */
async function previewOf(
  db: Database,
  agent: Agent | undefined,
  { level, before, after }: Bases,
): Promise<PreviewedCommission[]> {
  if (!agent || (await isDeleted(db, agent))) return []
  const rate = positionOf(agent.position).rates[level]
  const sum = (lines: readonly SoldLine[]) =>
    lines.reduce((total, { base }) => total + commissionOf(base, rate), 0)
  const name = await nameOfAgent(db, agent.id)
  return [
    { code: agent.code, name, level, before: sum(before), after: sum(after), isEarned: false },
  ]
}

async function previewStanding(
  db: Database,
  standing: readonly StandingEntry[],
  next: readonly SoldLine[],
): Promise<PreviewedCommission[]> {
  const sums = new Map<string, PreviewedCommission>()
  for (const { agentId, code, level, lineId, base, rate, amount } of standing) {
    const key = `${agentId} ${level}`
    const name = sums.get(key)?.name ?? (await nameOfAgent(db, agentId))
    const { before, after } = sums.get(key) ?? { before: 0, after: 0 }
    const wanted = next.find(({ id }) => id === lineId)?.base ?? base
    sums.set(key, {
      code,
      name,
      level,
      before: before + amount,
      after: after + commissionOf(wanted, rate),
      isEarned: true,
    })
  }
  return [...sums.values()]
}
