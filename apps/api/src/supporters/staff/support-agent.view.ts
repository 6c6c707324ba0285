import type { SupportAgent } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import { payableOf } from '../ledger/commission.ts'
import { type MaskedRow, maskedView } from '../payout-details/payout-details.view.ts'
import { paysFrom } from '../payout-details/cooling-off.ts'
import { positionOf } from '../agents/positions.ts'
import type { SupportAgentRow } from './support-agents.store.ts'

export function supportAgentView(
  row: SupportAgentRow,
  { settings, clock }: Pick<Context, 'settings' | 'clock'>,
): SupportAgent {
  const details = detailsOf(row)
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
    payout_details: details && maskedView(details),
    pays_from: (details && paysFrom(settings, details, clock.now())?.toISOString()) ?? null,
  }
}

function detailsOf(row: SupportAgentRow): MaskedRow | null {
  if (row.details_kind === null) return null
  return {
    kind: row.details_kind,
    provider: row.details_provider,
    ending: row.details_ending,
    country: row.details_country,
    currency: row.details_currency,
    asked_at: row.details_since,
    confirmed_at: row.details_since,
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
