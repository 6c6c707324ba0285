import type { SupportAgent } from '@bandari/sdk'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import { payableOf } from '../ledger/commission.ts'
import { positionOf } from '../agents/positions.ts'
import type { SupportAgentRow } from './support-agents.store.ts'

export function supportAgentView(row: SupportAgentRow): SupportAgent {
  return {
    id: row.id,
    account_id: row.account_id,
    email: row.email,
    name: row.name,
    code: row.code,
    position: positionOf(row.position).name,
    seller_status: row.seller_status,
    mobile: row.mobile,
    started_at: row.started_at.toISOString(),
    pending: toDecimal(row.pending),
    approved: toDecimal(row.approved),
    payable: toDecimal(payableOf(row.approved)),
    paid: toDecimal(row.paid),
    currency: tradeCurrency,
    referrer: row.referrer_id === null ? null : referrerView(row.referrer_id, row),
    open_batch_id: row.open_batch_id,
    waiting_adjustments: row.waiting_adjustments,
  }
}

function referrerView(account_id: number, row: SupportAgentRow): SupportAgent['referrer'] {
  return {
    account_id,
    agent_id: row.referrer_agent_id,
    name: row.referrer_name ?? '',
    email: row.referrer_email ?? '',
  }
}
