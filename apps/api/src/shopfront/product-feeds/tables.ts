import type { Generated } from 'kysely'
import type { Json } from '../../platform/db/columns.ts'
import type { FeedKind, Reason } from './feed-format.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    product_feeds: ProductFeedsTable
  }
}

export interface ProductFeedsTable {
  kind: FeedKind
  is_on: Generated<boolean>
  token: string | null
  changed_at: Date | null
  changed_by: number | null
  next_run_at: Date | null
  run: string | null
  parts: number | null
  finished_at: Date | null
  row_count: number | null
  left_out: number | null
  reasons: Json<Partial<Record<Reason, number>>>
  bytes: number | null
  failed_at: Date | null
}
