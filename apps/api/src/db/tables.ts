import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Row types of the migrations, one interface a table. Money is integer minor units. */
export interface Tables {
  accounts: AccountsTable
  sessions: SessionsTable
  account_links: AccountLinksTable
  handovers: HandoversTable
  addresses: AddressesTable
  idempotency_keys: IdempotencyKeysTable
  rate_counters: { key: string; hits: number; resets_at: Date }
  audit: AuditTable
  countries: CountriesTable
  ports: { id: GeneratedAlways<number>; slug: string; name: string }
  destination_ports: { country_code: string; port_id: number; position: number }
  shipping_options: ShippingOptionsTable
  shipping_tariffs: ShippingTariffsTable
  makes: { id: GeneratedAlways<number>; slug: string; name: string }
  models: { id: GeneratedAlways<number>; make_id: number; slug: string; name: string }
  media: {
    id: GeneratedAlways<number>
    hash: string
    kind: 'photo' | 'drawing'
    created_at: Generated<Date>
  }
  products: ProductsTable
  product_images: { product_id: number; position: number; media_id: number }
  vehicle_cube: CubeTable
  vehicle_cube_delta: CubeTable
  vouchers: VouchersTable
  baskets: BasketsTable
  basket_lines: BasketLinesTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_events: OrderEventsTable
  voucher_uses: { voucher_id: number; order_id: number; account_id: number; at: Generated<Date> }
  outbox: OutboxTable
}

/** A jsonb column: an object when read, JSON text when written. */
export type Json<T> = ColumnType<T, string, string>
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>

export type SellerStatus = 'none' | 'pending' | 'approved' | 'suspended'
export type OrderStatus = 'Pending' | 'Payment Declined' | 'Authorized' | 'Shipped' | 'Canceled'
export type ShippingType = 'RORO' | 'Container'
export type BodyGroup = 'sedan' | 'suv' | 'other'
export type ProductClass = 'cars' | 'commercial' | 'parts' | 'other'

export interface AccountsTable {
  id: GeneratedAlways<number>
  email: string
  first_name: string
  last_name: string
  password_hash: string | null
  country: string | null
  postcode: string | null
  is_active: Generated<boolean>
  is_staff: Generated<boolean>
  seller_status: Generated<SellerStatus>
  training: NullableJson<Record<string, boolean>>
  date_joined: Generated<Date>
}

export interface SessionsTable {
  token_hash: Buffer
  account_id: number
  created_at: Date
  used_at: Date
  expires_at: Date
}

export interface AccountLinksTable {
  token_hash: Buffer
  account_id: number
  purpose: 'activate' | 'reset'
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface HandoversTable {
  code_hash: Buffer
  account_id: number
  audience: string
  next: string
  expires_at: Date
  used_at: Date | null
}

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

export interface AddressesTable {
  id: GeneratedAlways<number>
  account_id: number
  address: Json<StoredAddress>
  created_at: Generated<Date>
}

export interface IdempotencyKeysTable {
  scope: string
  operation: string
  key: string
  request_hash: Buffer
  status: number | null
  body: NullableJson<unknown>
  created_at: Generated<Date>
}

export interface AuditTable {
  id: GeneratedAlways<number>
  actor_id: number | null
  action: string
  subject: string
  subject_id: string
  before: NullableJson<unknown>
  after: NullableJson<unknown>
  reason: string | null
  at: Generated<Date>
}

export interface CountriesTable {
  code: string
  code3: string
  numeric_code: string
  name: string
  is_destination: Generated<boolean>
  display_order: Generated<number>
}

export interface ShippingOptionsTable {
  id: GeneratedAlways<number>
  port_id: number
  body_group: BodyGroup
  code: string
}

export interface ShippingTariffsTable {
  id: GeneratedAlways<number>
  shipping_type: ShippingType
  port_id: number | null
  amount: number
  currency: Generated<string>
  valid_from: Date
  valid_to: Date | null
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
  category_path: string | null
  features: Generated<string[]>
  location: string | null
  contact: string | null
  price: number
  currency: string
  quantity: number
  reserved: Generated<number>
  status: Generated<'draft' | 'live'>
  vendor_id: number | null
  cover_media_id: number | null
  image_count: Generated<number>
  date_created: Generated<Date>
  date_updated: Generated<Date>
  price_step: GeneratedAlways<number>
  listed: GeneratedAlways<boolean>
}

export interface CubeTable {
  class: string
  make_id: number
  model_id: number
  price_step: number
  n: number
}

export interface VouchersTable {
  id: GeneratedAlways<number>
  code: string
  name: string
  kind: 'fixed' | 'percentage'
  benefit: number
  currency: Generated<string>
  min_goods: Generated<number>
  class: ProductClass | null
  usage: 'single' | 'once-per-customer' | 'unlimited'
  starts_at: Date
  ends_at: Date
}

export interface BasketsTable {
  id: GeneratedAlways<number>
  account_id: number
  status: Generated<'Open' | 'Submitted'>
  voucher_id: number | null
  quote_requested_at: Date | null
  quote_contact: string | null
  quote_note: string | null
  date_created: Generated<Date>
  date_updated: Generated<Date>
}

export interface BasketLinesTable {
  id: GeneratedAlways<number>
  basket_id: number
  product_id: number
  quantity: number
  price_seen: number
  shipping_option_id: number | null
  shipping_type: ShippingType | null
  shipping_charge: Generated<number>
  insurance_requested: Generated<boolean>
  date_created: Generated<Date>
  date_updated: Generated<Date>
}

export interface OrdersTable {
  id: GeneratedAlways<number>
  number: string
  basket_id: number
  account_id: number
  status: OrderStatus
  email: string
  currency: string
  goods_before_discount: number
  discount: number
  shipping: number
  total: number
  shipping_code: string
  shipping_type: ShippingType
  destination_country: string | null
  destination_port: string | null
  voucher_id: number | null
  insurance_requested: boolean
  payment_reference: string
  payment_due: Date
  bitcoin_address: string | null
  shipping_address: Json<StoredAddress>
  billing_address: NullableJson<StoredAddress>
  date_placed: Generated<Date>
}

export interface OrderLinesTable {
  id: GeneratedAlways<number>
  order_id: number
  product_id: number
  position: number
  title: string
  reference: string
  class: ProductClass
  media_hash: string | null
  quantity: number
  unit_price: number
  goods_before_discount: number
  discount: number
  shipping_option_id: number | null
  shipping_charge: number
}

export interface OrderEventsTable {
  id: GeneratedAlways<number>
  order_id: number
  status: OrderStatus
  actor_id: number | null
  reason: string | null
  at: Generated<Date>
}

export interface OutboxTable {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  body_text: string
  body_html: string
  attach_pro_forma_of: number | null
  message_id: string
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  last_error: string | null
  sent_at: Date | null
  created_at: Generated<Date>
}
