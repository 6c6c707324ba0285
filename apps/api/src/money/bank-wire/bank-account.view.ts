import type { BankAccount } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import type { BankAccountRow } from './bank-accounts.store.ts'

export function bankAccountView(
  row: BankAccountRow,
  { id: reader }: Pick<Account, 'id'>,
): BankAccount {
  const { id, currency, details, former_details, reason, orders, told } = row
  const isOwn = row.drafted_by === reader
  return {
    id,
    currency,
    details,
    former_details,
    reason,
    state: row.shown_state,
    orders,
    told,
    drafted_by: row.drafter,
    drafted_at: row.drafted_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    may_publish: row.state === 'open' && !isOwn,
    is_own: isOwn,
  }
}
