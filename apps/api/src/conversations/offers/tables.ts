import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    offers: OffersTable
    offer_events: OfferEventsTable
    offer_floors: { product_id: number; amount: number }
  }
}

export type OfferState =
  | 'open'
  | 'countered'
  | 'accepted'
  | 'ordered'
  | 'declined'
  | 'withdrawn'
  | 'expired'

export type OfferSide = 'buyer' | 'seller' | 'clock'

export interface OffersTable {
  id: GeneratedAlways<number>
  product_id: number
  account_id: number
  amount: number
  list_price: number
  currency: string
  state: OfferState
  ends_at: Date
  declines_at: Date | null
  basket_id: number | null
  version: Generated<number>
  made_at: Date
  state_since: Date
}

export interface OfferEventsTable {
  id: GeneratedAlways<number>
  offer_id: number
  state: OfferState
  amount: number
  by: OfferSide
  actor_id: number | null
  at: Date
}
