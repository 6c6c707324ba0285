import type { GeneratedAlways } from 'kysely'

declare module '../platform/db/tables.ts' {
  interface Tables {
    favourite_lists: FavouriteListsTable
    favourites: FavouritesTable
    garage_vehicles: GarageVehiclesTable
  }
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

export interface GarageVehiclesTable {
  account_id: number
  trim_id: number
  year: number
  added_at: Date
  chosen_at: Date | null
}
