import type { MergeSubject } from '@bandari/sdk'
import type { Problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'

/**
 * What becomes of the rows of an account that ends in another, by the column that refers to it. A test compares the rules
 * with the database: a column that refers to accounts and has no rule fails it.
 */
export type MergeRule =
  /** They are the kept account's from now on. Rows of which the kept account has the like, by `once`, are deleted. */
  | { does: 'moves'; as: MergeSubject | null; once?: readonly string[] }
  | { does: 'deleted'; why: string }
  /** They go on naming the account that ended, whose row stays. */
  | { does: 'stays'; why: string }
  /** An account that has one does not end. */
  | { does: 'refuses'; code: MergeRefusal }

export type MergeRefusal =
  | 'merge_sells'
  | 'merge_traded'
  | 'merge_both_supporters'
  | 'merge_payout_open'
  | 'merge_own_commission'
  | 'merge_offers'
  | 'merge_quote'

/** The two accounts. */
export interface MergePair {
  kept: { id: number; email: string }
  ended: { id: number; email: string }
}

export interface AccountMerges {
  /** By `table.column`, in the order in which they are applied. */
  rules: Readonly<Record<string, MergeRule>>
  /** Beyond the rules that refuse: what else of the two forbids it. */
  hindrances: readonly ((db: Database, pair: MergePair) => Promise<Problem | null>)[]
  /** Makes room for what moves. */
  before: (db: Database, pair: MergePair) => Promise<void>
  /** Brings what follows from owners up to date. */
  after: (db: Database, pair: MergePair) => Promise<void>
}

declare module '../../core/context.ts' {
  interface Context {
    /** Those of every module, put together in `account-merges.ts`. */
    accountMerges: AccountMerges
  }
}
