import type { CommissionEntry, CommissionSummary } from '@bandari/sdk'
import type { CommissionLevel } from '../../selling/supporter-programme.ts'
import { shopDay, shopOffset } from '../../core/shop-day.ts'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import { payableOf, payoutThreshold } from './commission.ts'
import type { Balance, EntryRow, MonthRow } from './ledger.store.ts'
import { type MaskedRow, maskedView } from '../payout-details/payout-details.view.ts'
import { percent, positionView } from '../agents/position.view.ts'
import { nextPosition, positionOf } from '../agents/positions.ts'
import type { Agent } from '../agents/agent.store.ts'

interface Figures {
  agent: Agent
  balance: Balance
  earned: Record<CommissionLevel, number>
  sales: number
  /** Cents from which positions are earned. */
  steps: readonly number[]
  months: readonly MonthRow[]
  now: Date
  /** The day of the next one, and where it goes. */
  payout: { day: string; details: MaskedRow | null }
}

export function summaryView(figures: Figures): CommissionSummary {
  const { agent, balance, earned, sales, steps, months, now, payout } = figures
  const next = nextPosition(agent.position)
  return {
    currency: tradeCurrency,
    pending: toDecimal(balance.pending),
    approved: toDecimal(balance.approved),
    payable: toDecimal(payableOf(balance.approved)),
    paid: toDecimal(balance.paid),
    threshold: toDecimal(payoutThreshold),
    next_payout: payout.day,
    payout_details: payout.details && maskedView(payout.details),
    direct: toDecimal(earned.direct),
    downline: toDecimal(earned.downline),
    position: {
      ...positionView(positionOf(agent.position), steps),
      qualified_sales: toDecimal(sales),
      next: next && positionView(next, steps),
    },
    months: lastMonths(now).map((month) => {
      const row = months.find((each) => each.month === month)
      return { month, direct: toDecimal(row?.direct ?? 0), downline: toDecimal(row?.downline ?? 0) }
    }),
  }
}

const monthCount = 12

/** `2026-11`, oldest first, this month last. */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: monthCount }, (_, index) => monthsBefore(now, monthCount - 1 - index))
}

function monthsBefore(now: Date, count: number): string {
  const [year = 0, month = 1] = shopDay(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7)
}

/** The first moment of the months that `lastMonths` names. */
export function firstOfMonths(now: Date): Date {
  const midnight = new Date(`${monthsBefore(now, monthCount - 1)}-01T00:00:00Z`)
  return new Date(midnight.getTime() - shopOffset(midnight))
}

export function entryView(row: EntryRow): CommissionEntry {
  const state = stateOf(row)
  const paidAt = row.kind === 'pay' ? row.at : row.paid_at
  return {
    id: row.id,
    date: row.at.toISOString(),
    kind: row.kind,
    level: row.level,
    order_number: row.order_number,
    position: row.position && positionOf(row.position).name,
    rate: row.rate === null ? null : percent(row.rate),
    base: row.base === null ? null : toDecimal(row.base),
    amount: toDecimal(row.amount),
    currency: row.currency,
    state,
    approves_at: state === 'pending' ? (row.approves_at?.toISOString() ?? null) : null,
    note: row.note,
    payout_reference: row.kind === 'pay' ? row.note : row.payout_reference,
    paid_on: paidAt && shopDay(paidAt),
  }
}

function stateOf({ kind, is_reversed, is_approved, is_settled }: EntryRow) {
  if (kind === 'pay' || is_settled) return 'paid'
  if (is_reversed || kind === 'reverse') return 'reversed'
  return is_approved ? 'approved' : 'pending'
}
