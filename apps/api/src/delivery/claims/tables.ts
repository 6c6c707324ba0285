import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    delivery_confirmations: DeliveryConfirmationsTable
    claims: ClaimsTable
    claim_messages: ClaimMessagesTable
    claim_pictures: ClaimPicturesTable
  }
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
