import type { AgentProfile, RecruitOrder, UsageDetail } from '@bandari/sdk'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import type { TrainingPoints } from '../ledger/training-points.store.ts'
import type { Agent } from '../agents/agent.store.ts'
import type { RecruitRow, UsageRow } from './overview.store.ts'
import { positionOf } from '../agents/positions.ts'

interface Overview {
  link: string
  usages: readonly UsageRow[]
  recruits: readonly RecruitRow[]
  /** The points of the training. */
  training: TrainingPoints
  /** Cents that are approved and not paid. */
  approved: number
}

export function agentView(agent: Agent, overview: Overview): AgentProfile {
  const { link, usages, recruits, training, approved } = overview
  const waiting = training.redeemed_at === null ? training.points : 0
  return {
    code: agent.code,
    name: positionOf(agent.position).name,
    start_datetime: agent.started_at.toISOString(),
    link,
    voucher_application_instances: {
      // A point is a dollar (account spec §9).
      redeemable_points: waiting + Math.max(0, Math.floor(approved / 100)),
      usage_details: usages.map((usage) => usageView(usage, agent)),
    },
    training_points: {
      points: training.points,
      redeemed_at: training.redeemed_at?.toISOString() ?? null,
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
    is_agent_paid: usage.state === 'paid',
    commission_state: usage.state,
    // A point is a dollar (account spec §9).
    commission_receipt: usage.earned === null ? null : usage.earned / 100,
  }
}

function recruitOrderView(order: NonNullable<RecruitRow['order']>): RecruitOrder {
  return {
    order_number: order.number,
    compensation_status: order.state === 'paid' ? 'PAID' : 'PENDING',
    order_date: order.date_placed.toISOString(),
    order_status: order.status,
    commission_state: order.state,
    commission: order.earned === null ? null : toDecimal(order.earned),
    currency: tradeCurrency,
  }
}

/** One object a recruit, its only key the e-mail (account spec §3). */
function recruitsView(rows: readonly RecruitRow[]): Record<string, RecruitOrder[]>[] {
  const byEmail = new Map<string, RecruitOrder[]>()
  for (const { email, order } of rows) {
    const orders = byEmail.get(email) ?? []
    byEmail.set(email, orders)
    if (order !== null) orders.push(recruitOrderView(order))
  }
  return [...byEmail].map(([email, orders]) => ({ [email]: orders }))
}
