import type { PayoutBatch, PayoutLine } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import { type MaskedRow, maskedView } from '../payout-details/payout-details.view.ts'
import type { BatchRow, PayoutLineRow } from './payouts.store.ts'

export function batchView(row: BatchRow, { id }: Pick<Account, 'id'>): PayoutBatch {
  const closed = (state: BatchRow['state']) => (row.state === state ? row : null)
  const paid = closed('paid')
  const discarded = closed('discarded')
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    line_count: row.line_count,
    total: toDecimal(row.total),
    taken_back: toDecimal(row.taken_back),
    currency: tradeCurrency,
    created_at: row.created_at.toISOString(),
    created_by: row.creator,
    is_own: row.created_by === id,
    may_pay: row.state === 'open' && row.created_by !== id && !row.pays_reader,
    paid_at: paid?.closed_at?.toISOString() ?? null,
    paid_by: paid?.closer ?? null,
    reference: row.reference,
    discarded_at: discarded?.closed_at?.toISOString() ?? null,
    discarded_by: discarded?.closer ?? null,
    reason: row.reason,
  }
}

/** `details` are where it goes; null where that was not known. */
export function payoutLineView(row: PayoutLineRow, details: MaskedRow | null): PayoutLine {
  return {
    id: row.id,
    batch_id: row.batch_id,
    agent_id: row.agent_id,
    name: row.name,
    mobile: row.mobile,
    code: row.code,
    amount: toDecimal(row.amount),
    taken_back: toDecimal(row.taken_back),
    currency: row.currency,
    reference: lineReference(row),
    entry_count: row.entry_count,
    payout_details: details && maskedView(details),
  }
}

/** The reference of a transfer to one supporter, by which it can be found again: `P7-JOYK2026`. */
export function lineReference({
  batch_id,
  code,
}: Pick<PayoutLineRow, 'batch_id' | 'code'>): string {
  return `P${batch_id}-${code}`
}
