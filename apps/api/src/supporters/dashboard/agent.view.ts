import type { AgentProfile, RecruitOrder, UsageDetail } from '@bandari/sdk'
import type { Agent } from '../agents/agent.store.ts'
import type { RecruitRow, UsageRow } from './overview.store.ts'
import { positionOf } from '../agents/positions.ts'

interface Overview {
  link: string
  usages: readonly UsageRow[]
  recruits: readonly RecruitRow[]
  /** The points that may be redeemed. */
  points: number
}

export function agentView(agent: Agent, overview: Overview): AgentProfile {
  const { link, usages, recruits, points } = overview
  return {
    code: agent.code,
    name: positionOf(agent.position).name,
    start_datetime: agent.started_at.toISOString(),
    link,
    voucher_application_instances: {
      redeemable_points: points,
      usage_details: usages.map((usage) => usageView(usage, agent)),
    },
    partner_recruits: { recruits_level_1: recruitsView(recruits) },
  }
}

function usageView(usage: UsageRow, agent: Agent): UsageDetail {
  return {
    order_number: usage.number,
    usage_date: usage.date_placed.toISOString(),
    status: usage.status,
    level: positionOf(usage.position ?? agent.position).name,
    is_agent_paid: usage.is_paid,
    // A point is a dollar (account spec §9).
    commission_receipt: usage.earned === null ? null : usage.earned / 100,
  }
}

/** One object a recruit, its only key the e-mail (account spec §3). */
function recruitsView(rows: readonly RecruitRow[]): Record<string, RecruitOrder[]>[] {
  const byEmail = new Map<string, RecruitOrder[]>()
  for (const { email, number, is_paid } of rows) {
    const orders = byEmail.get(email) ?? []
    byEmail.set(email, orders)
    if (number !== null) {
      orders.push({ order_number: number, compensation_status: is_paid ? 'PAID' : 'PENDING' })
    }
  }
  return [...byEmail].map(([email, orders]) => ({ [email]: orders }))
}
