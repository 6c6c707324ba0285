import type { Generated, GeneratedAlways } from 'kysely'
import type { ProductClass } from '../../stock/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    index_now_changes: {
      id: GeneratedAlways<number>
      product_id: number
      class: ProductClass
      at: Generated<Date>
    }
    index_now_state: {
      is_only: Generated<boolean>
      sent_at: Date | null
      sent: number | null
      failed_at: Date | null
      failure: IndexNowFailure | null
      status: number | null
      failures: Generated<number>
      next_try_at: Date | null
    }
  }
}

/** Refused for what was sent, refused for being too often, or not answered. */
export type IndexNowFailure = 'refused' | 'busy' | 'unreachable'
