import type { SavedQuery } from '@bandari/sdk'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '../platform/db/columns.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    favourite_lists: FavouriteListsTable
    favourites: FavouritesTable
    saved_searches: SavedSearchesTable
    saved_search_hits: SavedSearchHitsTable
    favourite_alerts: FavouriteAlertsTable
    favourite_news: FavouriteNewsTable
    listing_events: ListingEventsTable
    garage_vehicles: GarageVehiclesTable
    saved_views: SavedViewsTable
  }
}

/** The filters of a list of the portal, as it writes them. */
export interface SavedViewsTable {
  id: GeneratedAlways<number>
  account_id: number
  /** `listings`, or a resource of staff. */
  list: string
  name: string
  query: string
  is_default: Generated<boolean>
  /** Of reports: mailed to its owner every week. */
  is_mailed: Generated<boolean>
  created_at: Date
}

export interface FavouriteListsTable {
  id: GeneratedAlways<number>
  account_id: number
  name: string | null
  token_hash: Buffer | null
  token_sealed: Buffer | null
  created_at: Date
}

export interface FavouritesTable {
  list_id: number
  product_id: number
  price: number
  currency: string
  added_at: Date
}

/** How soon somebody is told. */
export type Often = 'at_once' | 'daily'

export interface SavedSearchesTable {
  id: GeneratedAlways<number>
  account_id: number
  name: string
  query: Json<SavedQuery>
  often: Often
  paused_at: Date | null
  created_at: Date
  due_at: Date | null
  told_at: Date | null
  noted: Generated<string>
}

export interface SavedSearchHitsTable {
  search_id: number
  product_id: number
  found_at: Date
  told_at: Date | null
}

export interface FavouriteAlertsTable {
  account_id: number
  often: Often
  since: Date
  due_at: Date | null
  told_at: Date | null
}

export interface FavouriteNewsTable {
  account_id: number
  product_id: number
  what: 'cheaper' | 'gone'
  price: number
  found_at: Date
  told_at: Date | null
}

export interface ListingEventsTable {
  id: GeneratedAlways<number>
  product_id: number
  what: 'listed' | 'cheaper' | 'gone'
}

export interface GarageVehiclesTable {
  account_id: number
  trim_id: number
  year: number
  added_at: Date
  chosen_at: Date | null
}
