import type { Database } from '../../platform/db/database.ts'
import type { OfferedChoices } from '../catalogue/product/choices.ts'

/** One of our pictures by its hash, or a picture at the partner's address. */
export type ItemPicture = { hash: string } | { address: string }

export interface ItemSearch {
  words: string
  /** Minor units; 0 means no bound. */
  min: number
  max: number
  category: string | null
  sort: 'd' | 'a' | 'b'
  limit: number
  offset: number
}

/** An item as its card shows it. */
export interface ItemCard {
  id: string
  title: string
  /** Minor units. */
  price: number
  currency: string
  picture: ItemPicture | null
  transmission: string | null
  fuelType: string | null
  isAuction: boolean
}

export interface ItemPage {
  total: number
  items: ItemCard[]
}

export const specNames = [
  'manufacturer',
  'model',
  'mileage',
  'model_year',
  'engine_size',
  'transmission',
  'fuel_type',
  'Petrol',
  'body_type',
  'Hatchback',
  'doors',
] as const

export type ItemSpecs = Partial<Record<(typeof specNames)[number], string | null>>

export interface PartnerItem extends ItemCard, OfferedChoices {
  /** Its category: other items of the category are also viewed. */
  category: string
  class: 'cars' | 'other'
  pictures: ItemPicture[]
  description: string
  condition: string
  specs: ItemSpecs
  facts: { Name: string; Value: string }[]
  /** The pieces that the partner has left. */
  quantity: number
  endsAt: Date | null
}

/** A partner whose goods the item search shows. One partner is active (settings). */
export interface PartnerSource {
  /** The partner's name in our table of products. */
  name: 'embedded' | 'ebay'
  /** The origins of the partner's pictures; the browser must be allowed to fetch them. */
  pictureOrigin: string | null
  /** The caller's `db` is for a partner whose catalogue is ours. Throws `PartnerSilent`. */
  search: (db: Database, search: ItemSearch) => Promise<ItemPage>
  find: (db: Database, id: string) => Promise<PartnerItem | null>
  /** Items that people who viewed the item also viewed. */
  listRelated: (db: Database, item: PartnerItem, limit: number) => Promise<ItemCard[]>
}

declare module '../../core/context.ts' {
  interface Context {
    /** The partner whose goods the item search shows. */
    partner: PartnerSource
  }
}

/** The partner did not answer in time, or not sensibly; nothing is known of what was asked. */
export class PartnerSilent extends Error {
  override name = 'PartnerSilent'
}
