import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    threads: ThreadsTable
    thread_messages: ThreadMessagesTable
    thread_files: ThreadFilesTable
    thread_reports: ThreadReportsTable
  }
}

export type ThreadSide = 'buyer' | 'seller'

export interface ThreadsTable {
  id: GeneratedAlways<number>
  product_id: number | null
  order_id: number | null
  request_id: Generated<number | null>
  /** Whose shipping quote it is about. */
  basket_id: Generated<number | null>
  /** Of the listing, whose row may go before the conversation does. */
  market: Generated<'export' | 'local' | null>
  title: string
  buyer_id: number
  /** Null if the shop is the seller. */
  vendor_id: number | null
  opened_at: Date
  last_at: Date
  last_side: ThreadSide
  buyer_seen: Generated<number>
  seller_seen: Generated<number>
  buyer_mailed: Generated<boolean>
  seller_mailed: Generated<boolean>
  blocked_by: ThreadSide | 'staff' | null
  /** Who of staff answers it. */
  assigned_to: Generated<number | null>
}

/** The shop's own messages: a request made elsewhere, or its answer; that the listing was taken down. */
export type ThreadEvent = 'request' | 'quote-asked' | 'quote-answered' | 'listing-down'

export interface ThreadMessagesTable {
  id: GeneratedAlways<number>
  thread_id: number
  side: ThreadSide
  author_id: number
  text: string
  at: Date
  event: Generated<ThreadEvent | null>
  /** Set if a quote was answered. */
  amount: Generated<number | null>
  currency: Generated<string | null>
  valid_until: Generated<string | null>
}

/** A picture or a PDF; without a message it is not sent yet. */
export interface ThreadFilesTable {
  id: GeneratedAlways<number>
  file_id: number
  added_by: number
  message_id: Generated<number | null>
  at: Date
}

/** At most one report of a thread waits for staff. */
export interface ThreadReportsTable {
  id: GeneratedAlways<number>
  thread_id: number
  reported_by: number
  reason: string
  at: Date
  outcome: 'closed' | 'dismissed' | null
  decided_by: number | null
  decided_at: Date | null
}
