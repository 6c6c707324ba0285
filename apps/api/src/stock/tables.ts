import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '../platform/db/columns.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    makes: { id: GeneratedAlways<number>; slug: string; name: string }
    models: ModelsTable
    variants: { id: GeneratedAlways<number>; model_id: number; name: string }
    trims: TrimsTable
    categories: CategoriesTable
    products: ProductsTable
    product_images: { product_id: number; position: number; media_id: number }
    product_videos: ProductVideosTable
    lectures: LecturesTable
    listing_defaults: ListingDefaultsTable
    fitments: { product_id: number; trim_id: number; years: number[] }
    withdrawn_products: WithdrawnProductsTable
    revealed_numbers: RevealedNumbersTable
    view_days: ViewDaysTable
    view_keys: { day: string; key: Buffer }
    view_marks: { day: string; mark: string }
    view_insiders: { day: string; mark: string }
    vehicle_search: VehicleSearchTable
    local_counts: { make_id: number; category_id: number; n: number }
    local_count_deltas: { make_id: number; category_id: number; n: number }
    bulk_changes: BulkChangesTable
    chassis_doubles: ChassisDoublesTable
    model_requests: ModelRequestsTable
    model_request_listings: { request_id: number; product_id: number }
    moderation_rules: ModerationRulesTable
    moderation_findings: ModerationFindingsTable
    moderation_changes: { id: GeneratedAlways<number>; product_id: number }
    partner_items: PartnerItemsTable
    partner_item_images: { item_id: number; position: number; media_id: number }
    partner_products: PartnerProductsTable
    item_searches: ItemSearchesTable
  }
}

export interface CategoriesTable {
  id: GeneratedAlways<number>
  parent_id: number | null
  level: number
  position: number
  name: string
  slug: string
  path: string
}

export interface ProductsTable {
  id: Generated<number>
  market: 'export' | 'local'
  class: ProductClass
  make_id: number | null
  model_id: number | null
  title: string
  subtitle: Generated<string>
  description: Generated<string>
  reference: string
  model_year: number | null
  engine_size: string | null
  fuel_type: string | null
  transmission: string | null
  body_type: string | null
  mileage: number | null
  colour: string | null
  steering: string | null
  drive: string | null
  doors: number | null
  seats: number | null
  part_number: string | null
  condition: string | null
  category_id: number | null
  features: Generated<string[]>
  location: string | null
  contact: string | null
  /** Of a vehicle for export. Months are `2014-03`, days `2026-03-14`. */
  origin_port: string | null
  manufactured: string | null
  first_registered: string | null
  chassis_number: string | null
  engine_number: string | null
  auction_grade: string | null
  auction_sheet_id: number | null
  /** Whether the public may see it. */
  auction_sheet_shown: Generated<boolean>
  inspection: string | null
  inspected_on: string | null
  export_certificate_on: string | null
  registration_paper_on: string | null
  odometer_certificate_on: string | null
  /** What a buyer chooses of it: `S, M, L`. */
  size_choices: string | null
  colour_choices: string | null
  price: number
  currency: string
  quantity: number
  reserved: Generated<number>
  status: Generated<'draft' | 'live'>
  vendor_id: number | null
  version: Generated<number>
  vendor_reference: Generated<string | null>
  vendor_approved: Generated<boolean>
  taken_down: Generated<boolean>
  cover_media_id: number | null
  image_count: Generated<number>
  date_created: Generated<Date>
  date_updated: Generated<Date>
  listed: GeneratedAlways<boolean>
  listed_locally: GeneratedAlways<boolean>
  /** Kept by trigger; null where it was before anybody noted it. */
  published_at: Generated<Date | null>
  withdrawn_at: Generated<Date | null>
  /** When its seller said that it was sold elsewhere. */
  sold_elsewhere_at: Generated<Date | null>
}

/** Money in minor units. */
export interface BulkChangesTable {
  id: GeneratedAlways<number>
  account_id: number
  change: Json<object>
  changed: Json<ChangedListing[]>
  made_at: Date
  undone_at: Date | null
}

/** A listing before a change of many; `version` is the one that the change made. */
export interface ChangedListing {
  id: number
  version: number
  price: number
  status: 'draft' | 'live'
  sold_elsewhere_at: string | null
}

/** A listed vehicle as it is searched; a trigger of `products` keeps it. */
export interface VehicleSearchTable {
  id: number
  class: 'cars' | 'commercial'
  make_id: number | null
  model_id: number | null
  price: number
  model_year: number | null
  mileage: number | null
}

export interface ProductVideosTable {
  product_id: number
  media_id: number
  seconds: number
  bytes: number
  width: number
  height: number
}

export interface RevealedNumbersTable {
  product_id: number
  times: number
}

/** How often a listing was looked at on a day of the shop. */
export interface ViewDaysTable {
  product_id: number
  day: string
  /** Null is our own stock. */
  vendor_id: number | null
  shown: Generated<number>
  opened: Generated<number>
  revealed: Generated<number>
  shared: Generated<number>
}

export interface WithdrawnProductsTable {
  product_id: number
  title: string
  class: ProductClass
  make_id: number | null
  model_id: number | null
  at: Generated<Date>
}

export interface PartnerItemsTable {
  id: Generated<number>
  title: string
  category: string
  keywords: Generated<string>
  description: Generated<string>
  condition: string
  listing_type: 'FixedPrice' | 'Auction'
  class: 'cars' | 'other'
  specs: Json<Record<string, string | null>>
  facts: Json<{ Name: string; Value: string }[]>
  price: number
  currency: Generated<string>
  quantity: number
  ends_at: Date | null
  size_choices: string | null
  colour_choices: string | null
}

export interface PartnerProductsTable {
  product_id: number
  source: 'embedded' | 'ebay'
  item_id: string
  picture: string | null
}

export interface ItemSearchesTable {
  id: GeneratedAlways<number>
  account_id: number
  q: string | null
  type: string | null
  at: Date
}

export interface LecturesTable {
  id: GeneratedAlways<number>
  product_id: number
  position: number
  title: string
  content: Generated<string>
}

export type ModelKind =
  | 'cars'
  | 'pick-ups'
  | 'vans'
  | 'buses'
  | 'trucks'
  | 'motorcycles'
  | 'machinery'

export interface ListingDefaultsTable {
  vendor_id: number
  location: string | null
  contact: string | null
  /** Ends each description. */
  description: string
  changed_at: Date
}

export interface ModelsTable {
  id: GeneratedAlways<number>
  make_id: number
  slug: string
  name: string
  body: string | null
  kind: Generated<ModelKind>
}

export interface TrimsTable {
  id: GeneratedAlways<number>
  variant_id: number
  body: string
  engine: string
  years: number[]
}

export interface ModelRequestsTable {
  id: GeneratedAlways<number>
  vendor_id: number
  make: string
  model: string
  trim: string | null
  /** Equal for names that differ in capitals, spaces and signs only. */
  name_key: string
  kind: ModelKind
  year_from: number | null
  year_to: number | null
  note: string | null
  state: Generated<'open' | 'used' | 'refused' | 'withdrawn'>
  model_id: Generated<number | null>
  reason: Generated<string | null>
  answered_by: Generated<number | null>
  created_at: Date
  answered_at: Generated<Date | null>
}

export interface ChassisDoublesTable {
  id: GeneratedAlways<number>
  first_id: number
  second_id: number
  /** As `plain_code` has it. */
  chassis: string
  found_at: Date
  decided_at: Date | null
  reason: string | null
  version: Generated<number>
}

export type ProductClass = 'cars' | 'commercial' | 'parts' | 'other'

export interface ModerationRulesTable {
  code: 'price' | 'contact' | 'picture' | 'chassis' | 'flood'
  is_on: boolean
  threshold: number | null
  days: number | null
  version: Generated<number>
  changed_at: Generated<Date | null>
  changed_by: Generated<number | null>
}

export interface ModerationFindingsTable {
  id: GeneratedAlways<number>
  rule: ModerationRulesTable['code']
  about: string
  product_id: number
  fingerprint: string
  seen_fingerprint: Generated<string | null>
  detail: Json<unknown>
  state: 'open' | 'dismissed' | 'ended'
  found_at: Date
  ended_at: Generated<Date | null>
  decided_by: Generated<number | null>
  reason: Generated<string | null>
  version: Generated<number>
}
