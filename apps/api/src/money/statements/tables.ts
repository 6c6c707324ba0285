import type { BankColumns, OfferBasis } from '@bandari/sdk'
import type { ColumnType, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    bank_columns: BankColumnsTable
    bank_statements: BankStatementsTable
    bank_entries: BankEntriesTable
    bank_entry_offers: BankEntryOffersTable
    bank_decisions: BankDecisionsTable
    bank_matches_due: BankMatchesDueTable
    bank_bookings_due: BankBookingsDueTable
  }
}

/** The columns of a bank's CSV, by its headings and the account that they were named for. */
export interface BankColumnsTable {
  id: GeneratedAlways<number>
  headings: string[]
  /** Its letters and digits; null for columns that were named before the account was asked for. */
  account: string | null
  columns: ColumnType<BankColumns, string, string>
  actor_id: number
  set_at: Date
}

/** Imported files. */
export interface BankStatementsTable {
  id: GeneratedAlways<number>
  file_name: string
  format: string
  accounts: string[]
  is_own_account: boolean
  first_day: string | null
  last_day: string | null
  entry_count: number
  known_count: number
  actor_id: number
  imported_at: Date
}

/** Movements on our accounts, never changed. */
export interface BankEntriesTable {
  id: GeneratedAlways<number>
  statement_id: number
  account: string
  is_own_account: boolean
  booked_on: string
  amount: number
  currency: string
  charges: number
  reference: string | null
  party: string
  text: string
  occurrence: number
  fingerprint: string
}

/** Match candidates: the orders that a movement may be meant for. */
export interface BankEntryOffersTable {
  entry_id: number
  rank: number
  order_id: number
  basis: OfferBasis
}

/** Decisions on movements, numbered by turn. */
export interface BankDecisionsTable {
  id: GeneratedAlways<number>
  entry_id: number
  turn: number
  kind: 'assigned' | 'dismissed' | 'undone'
  order_id: number | null
  payment_id: number | null
  /** The part of the movement that is assigned, in its currency. */
  amount: number | null
  /** The turn that it reverses. */
  undoes: number | null
  counts_as: number | null
  advice: string | null
  reason: string | null
  actor_id: number
  at: Date
}

/** Movements whose orders the job is due to look for. */
export interface BankMatchesDueTable {
  entry_id: number
  actor_id: number
  is_return: boolean
}

/** Movements that the job is due to record. */
export interface BankBookingsDueTable {
  entry_id: number
  actor_id: number
}
