import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/db/tables.ts' {
  interface Tables {
    vendor_companies: VendorCompaniesTable
    reviews: ReviewsTable
    review_reports: ReviewReportsTable
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

export interface VendorCompaniesTable {
  account_id: number
  name: string | null
  place: string | null
  about: string | null
  hours: string | null
  languages: string[]
  logo_media_id: number | null
}
