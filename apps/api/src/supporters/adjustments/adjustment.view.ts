import type { Adjustment } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import { toDecimal } from '../../core/money.ts'
import type { AdjustmentRow } from './adjustments.store.ts'

export function adjustmentView(
  row: AdjustmentRow,
  { id: reader }: Pick<Account, 'id'>,
): Adjustment {
  const mayReject = row.state === 'waiting' && row.owner_id !== reader
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    agent_id: row.agent_id,
    name: row.name,
    code: row.code,
    amount: toDecimal(row.amount),
    currency: row.currency,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    created_by: row.creator,
    may_approve: mayReject && row.created_by !== reader,
    may_reject: mayReject,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider,
    rejection: row.rejection,
  }
}
