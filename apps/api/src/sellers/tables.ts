import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/db/tables.ts' {
  interface Tables {
    vendor_companies: VendorCompaniesTable
    reviews: ReviewsTable
    review_reports: ReviewReportsTable
    view_effects: ViewEffectsTable
    figure_mails: { account_id: number; week: string }
  }
}

export interface ReviewsTable {
  id: GeneratedAlways<number>
  order_id: number
  /** The seller. */
  vendor_id: number
  /** The buyer, who wrote it. */
  account_id: number
  stars: number
  text: string
  created_at: Date
  answer: Generated<string | null>
  answered_at: Generated<Date | null>
  hidden_reason: Generated<string | null>
  hidden_at: Generated<Date | null>
  version: Generated<number>
}

export interface ReviewReportsTable {
  id: GeneratedAlways<number>
  review_id: number
  reported_by: number
  reason: string
  at: Date
  settled_at: Generated<Date | null>
}

/** Of listings of a market and class with a part and without it: the medians of how many opened them, and how many they are. */
export interface ViewEffectsTable {
  market: string
  class: string
  part: string
  rate_with: number
  rate_without: number
  listings_with: number
  listings_without: number
}

export interface VendorCompaniesTable {
  account_id: number
  name: string | null
  place: string | null
  about: string | null
  hours: string | null
  languages: string[]
  logo_media_id: number | null
}
