import type { ColumnType } from 'kysely'

/** A jsonb column: an object when read, JSON text when written. */
export type Json<T> = ColumnType<T, string, string>

export type NullableJson<T> = ColumnType<T | null, string | null, string | null>

export type OrderStatus = 'Pending' | 'Payment Declined' | 'Authorized' | 'Shipped' | 'Canceled'

/** Earned positions, from the first to the last (account spec §9). */
export type PositionKey = 'owner' | 'manager' | 'leader' | 'executive'

/** The seller: the agent's own, or a recruit's. */
export type CommissionLevel = 'direct' | 'downline'

export type ShippingType = 'RORO' | 'Container'

export type BodyGroup = 'sedan' | 'suv' | 'other'

export type RequestKind = 'wholesale' | 'parts' | 'assessment'

export type RequestState = 'new' | 'answered' | 'closed'

export type ProductClass = 'cars' | 'commercial' | 'parts' | 'other'

/** One class, or vehicles: cars and commercial ones. */
export type DiscountedClass = ProductClass | 'vehicles'

/** An address as the wire has it, without links (contract 2.3). */
export interface StoredAddress {
  title: string
  first_name: string
  last_name: string
  line1: string
  line2: string
  line3: string
  line4: string
  state: string
  postcode: string
  /** ISO alpha-2. */
  country: string
  phone_number: string
  tel_number: string
  notes: string
  email: string
}

/** What a member of staff may do; the contract names the calls (`x-staff`). */

export type ArticleStatus = 'draft' | 'published'

/** The home page's lists of featured vehicles, as the wire names them (buyer spec §3). */
export type FeaturedList =
  | 'low_range'
  | 'mid_range'
  | 'upper_range'
  | 'hatch_back'
  | 'sedan'
  | 'suv'
  | 'commercial_vehicles'
