import type { Generated, GeneratedAlways } from 'kysely'
import type { CommissionLevel } from '../selling/supporter-programme.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    agents: AgentsTable
    points: PointsTable
    referrals: ReferralsTable
    referral_links: ReferralLinksTable
    commission_entries: CommissionEntriesTable
    commission_approvals: { entry_id: number; at: Date }
    commission_notices: { entry_id: number; at: Date }
    commission_settlements: { entry_id: number; payout_id: number }
    commission_adjustments: CommissionAdjustmentsTable
    payout_details: PayoutDetailsTable
    payout_batches: PayoutBatchesTable
    payout_lines: PayoutLinesTable
    payout_line_entries: { line_id: number; entry_id: number }
  }
}

export interface AgentsTable {
  id: GeneratedAlways<number>
  account_id: number
  code: string
  mobile: string
  referrer_id: number | null
  position: Generated<PositionKey>
  started_at: Date
  /** When they asked to sell again; the first time was joining. */
  applied_at: Generated<Date | null>
}

export interface PointsTable {
  id: GeneratedAlways<number>
  account_id: number
  reason: 'training'
  points: number
  at: Date
}

export interface ReferralsTable {
  id: GeneratedAlways<number>
  token_hash: Buffer | null
  agent_id: number
  account_id: number | null
  opened_at: Date
  link_id: Generated<number | null>
  /** The listing on whose page the visit began. */
  product_id: Generated<number | null>
}

export interface ReferralLinksTable {
  id: GeneratedAlways<number>
  agent_id: number
  /** What its address calls it. */
  slug: string
  name: string
  /** The listing that it leads to; null for home. */
  product_id: number | null
  created_at: Date
  ended_at: Generated<Date | null>
}

export interface CommissionEntriesTable {
  id: GeneratedAlways<number>
  agent_id: number
  kind: 'earn' | 'reverse' | 'adjust' | 'pay' | 'training'
  amount: number
  currency: Generated<string>
  at: Date
  level: CommissionLevel | null
  order_id: number | null
  order_line_id: number | null
  position: PositionKey | null
  rate: number | null
  base: number | null
  approves_at: Date | null
  reverses: number | null
  /** Of an earning: how often its line has earned, with this one. */
  turn: Generated<number>
  actor_id: number | null
  /** The second person of an adjustment. */
  approved_by: Generated<number | null>
  note: Generated<string>
}

export interface CommissionAdjustmentsTable {
  id: GeneratedAlways<number>
  version: Generated<number>
  agent_id: number
  amount: number
  currency: Generated<string>
  reason: string
  state: Generated<'waiting' | 'approved' | 'rejected'>
  created_at: Date
  created_by: number
  decided_at: Date | null
  decided_by: number | null
  rejection: string | null
  entry_id: number | null
}

export interface PayoutBatchesTable {
  id: GeneratedAlways<number>
  version: Generated<number>
  state: Generated<'open' | 'paid' | 'discarded'>
  created_at: Date
  created_by: number
  closed_at: Date | null
  closed_by: number | null
  reference: string | null
  reason: string | null
  taken_back: Generated<number>
}

export interface PayoutLinesTable {
  id: GeneratedAlways<number>
  batch_id: number
  agent_id: number
  name: string
  mobile: string
  code: string
  amount: number
  currency: Generated<string>
  is_open: Generated<boolean>
  /** The ledger entry that paid it. */
  entry_id: number | null
  /** Where it goes; null where there were no details when the batch was made. */
  details_id: Generated<number | null>
}

export interface PayoutDetailsTable {
  id: GeneratedAlways<number>
  agent_id: number
  kind: 'wallet' | 'bank'
  /** The wallet's operator, or the bank. */
  provider: string
  /** The last characters of the number. */
  ending: string
  country: string
  currency: string
  /** The whole of it, encrypted. */
  sealed: Buffer
  asked_at: Date
  token_hash: Buffer | null
  expires_at: Date
  confirmed_at: Date | null
  replaced_at: Date | null
}

/** Earned positions, from the first to the last (account spec §9). */
export type PositionKey = 'owner' | 'manager' | 'leader' | 'executive'
