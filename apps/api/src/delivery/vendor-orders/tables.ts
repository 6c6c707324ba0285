import type { SellersPaper } from '@bandari/sdk'
import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    vendor_order_mails: VendorOrderMailsTable
    seller_papers: SellerPapersTable
    hand_overs: HandOversTable
  }
}

export interface VendorOrderMailsTable {
  order_id: number
  position: number
  act: 'send_papers' | 'hand_over'
  occasion: 'open' | 'late'
  at: Date
}

export interface SellerPapersTable {
  id: GeneratedAlways<number>
  order_id: number
  position: number
  kind: SellersPaper
  file_id: number | null
  sent_by: number
  sent_at: Date
  state: Generated<'waiting' | 'released' | 'returned'>
  reason: string | null
  decided_by: number | null
  decided_at: Date | null
  paper_id: number | null
}

export interface HandOversTable {
  order_id: number
  position: number
  /** `2026-12-31` when written; read as text by a cast. */
  handed_on: string
  receiver: 'port' | 'carrier'
  place: string
  noted_by: number
  noted_at: Date
}
