import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '../../platform/db/columns.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    feeds: FeedsTable
    feed_runs: FeedRunsTable
    feed_listings: { feed_id: number; product_id: number }
  }
}

export interface FeedsTable {
  id: GeneratedAlways<number>
  vendor_id: number
  class: 'vehicles' | 'parts'
  market: 'local' | 'export'
  name: string
  address: string
  every_hours: number
  /** Of the shop's day. */
  at_hour: number
  missing: 'ask' | 'withdraw'
  publish_without_pictures: boolean
  paused_by: 'seller' | 'failures' | null
  failures: Generated<number>
  told: 'failed' | 'paused' | 'waiting' | 'held' | 'asks' | null
  etag: string | null
  last_modified: string | null
  hash: string | null
  source: string | null
  left_open: Generated<string[]>
  next_run_at: Date
  is_requested: Generated<boolean>
  claimed_until: Date | null
  created_at: Date
}

export interface FeedRunsTable {
  id: GeneratedAlways<number>
  feed_id: number
  cause: 'schedule' | 'seller'
  state: 'unchanged' | 'failed' | 'waiting' | 'held' | 'applied' | 'refused' | 'replaced'
  import_id: number | null
  /** They are kept as `Problem`s. */
  reasons: Json<{ code: string; values?: Record<string, string | number> }[]>
  rows: Generated<number>
  invalid_rows: Generated<number>
  new_rows: Generated<number>
  changed_rows: Generated<number>
  repriced: Generated<number>
  missing: Generated<number>
  held_prices: Generated<number>
  prices_answer: 'take' | 'leave' | null
  missing_answer: 'leave' | 'withdraw' | 'sold-elsewhere' | null
  is_settled: Generated<boolean>
  started_at: Date
  finished_at: Date
}
