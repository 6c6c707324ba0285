import type { Generated, GeneratedAlways } from 'kysely'

export interface PapersTable {
  id: GeneratedAlways<number>
  order_id: number
  kind: string
  label: string
  version: number
  file_id: number
  is_draft: boolean
  number: string | null
  /** Date text when written; read as text by a cast. */
  valid_until: string | null
  note: string | null
  added_by: number
  added_at: Date
}

export interface PaperAnswersTable {
  paper_id: number
  correction: string | null
  answered_by: number
  at: Date
}

export interface PaperAlarmsTable {
  order_id: number
  alarm: string
  about: string
  at: Date
}

export interface PaperSharesTable {
  id: GeneratedAlways<number>
  order_id: number
  token_hash: Buffer
  label: string
  created_by: number
  created_at: Date
  ends_at: Date
  ended_at: Date | null
  last_used_at: Date | null
}

export interface DeliveryConfirmationsTable {
  order_id: number
  account_id: number
  at: Date
}

export type ClaimKind = 'damaged' | 'missing' | 'different' | 'other'
export type ClaimState = 'open' | 'answered' | 'resolved'
export type ClaimOutcome = 'refund' | 'parts' | 'none'

export interface ClaimsTable {
  id: GeneratedAlways<number>
  order_id: number
  kind: ClaimKind
  state: ClaimState
  outcome: ClaimOutcome | null
  /** Minor units. */
  amount: number | null
  version: Generated<number>
  opened_at: Date
  state_since: Date
  resolved_by: number | null
}

export interface ClaimMessagesTable {
  id: GeneratedAlways<number>
  claim_id: number
  text: string
  is_staff: boolean
  author_id: number
  at: Date
}

export interface ClaimPicturesTable {
  id: GeneratedAlways<number>
  claim_id: number
  file_id: number
  added_by: number
  at: Date
}

/** All of them, so that `tables.ts` names them once. */
export interface PaperTables {
  papers: PapersTable
  paper_answers: PaperAnswersTable
  paper_alarms: PaperAlarmsTable
  paper_shares: PaperSharesTable
  delivery_confirmations: DeliveryConfirmationsTable
  claims: ClaimsTable
  claim_messages: ClaimMessagesTable
  claim_pictures: ClaimPicturesTable
}
