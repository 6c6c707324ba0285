import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    bank_accounts: BankAccountsTable
    bank_account_notices: { account_id: number; order_id: number; at: Date | null }
  }
}

/** A bank account that orders are paid to: drafted by one person, published by another, replaced by another account. */
export interface BankAccountsTable {
  id: GeneratedAlways<number>
  currency: string
  details: string[]
  succeeds: number | null
  is_invented: Generated<boolean>
  reason: string | null
  state: Generated<'open' | 'published' | 'dropped'>
  drafted_by: number | null
  drafted_at: Date
  decided_by: number | null
  decided_at: Date | null
  ended_at: Date | null
}
