import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ListingRow } from './listings.store.ts'

/** Why a listing is taken down, as staff choose it. Its seller and its buyers read a sentence of it in their language. */
export const takeDownCauses = [
  'pictures',
  'details',
  'unavailable',
  'doubled',
  'unverified',
  'forbidden',
  'contact',
  'other',
] as const

export type TakeDownCause = (typeof takeDownCauses)[number]

/** What becomes of orders of it: they stay as they are, or are stopped. */
export type OrdersWish = 'keep' | 'stop'

export interface TakeDown {
  listing: Pick<ListingRow, 'id' | 'title' | 'vendor_id'>
  cause: TakeDownCause
  orders: OrdersWish
  actorId: number
}

/**
 * What a take-down does beyond the listing, in the transaction that takes it down. Baskets, offers, orders and
 * conversations belong to later modules.
 */
export interface TakeDownEffects {
  /** Locks what `apply` changes: before the listing, as whoever orders or answers an offer does. */
  lock: (db: Database, id: number) => Promise<void>
  apply: (context: Context, takeDown: TakeDown) => Promise<void>
}

declare module '../../core/context.ts' {
  interface Context {
    takeDownEffects: TakeDownEffects
  }
}
