import type { FollowingTables } from '../../delivery/tracking/tables.ts'
import type { BankTables } from '../../money/statements/tables.ts'
import type { BitcoinTables } from '../../money/bitcoin/tables.ts'
import type { MpesaTables } from '../../money/mpesa/tables.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type {
  AccountConfirmationsTable,
  AccountDevicesTable,
  AccountLinksTable,
  AccountsTable,
  AddressesTable,
  AuthenticatorsTable,
  PasskeysTable,
  HandoversTable,
  KnownNetworksTable,
  MutedMailsTable,
  RecoveryCodesTable,
  SessionsTable,
  SignInFailuresTable,
  SocialIdentitiesTable,
  SpentChallengesTable,
} from '../../people/tables.ts'
import type {
  AgentsTable,
  CommissionAdjustmentsTable,
  CommissionEntriesTable,
  PayoutBatchesTable,
  PayoutDetailsTable,
  PayoutLinesTable,
  PointsTable,
  ReferralsTable,
} from '../../supporters/tables.ts'
import type {
  CategoriesTable,
  VehicleSearchTable,
  ImportRowsTable,
  ImportsTable,
  ItemSearchesTable,
  LecturesTable,
  ModelsTable,
  PartnerItemsTable,
  PartnerProductsTable,
  ProductsTable,
  TrimsTable,
  RevealedNumbersTable,
  WithdrawnProductsTable,
} from '../../stock/tables.ts'
import type { BodyGroup, Json, NullableJson, ShippingType } from './columns.ts'
import type {
  DoorTariffsTable,
  ImportRuleTables,
  InsuranceTariffsTable,
} from '../../landed/tables.ts'
import type {
  BasketLinesTable,
  BasketsTable,
  OrderArrivalsTable,
  OrderCostLinesTable,
  OrderEventsTable,
  ImportExceptionEndsTable,
  ImportExceptionsTable,
  OrderImportAlertsTable,
  OrderLandedPricesTable,
  ConsigneeChangesTable,
  OrderLinesTable,
  OrdersTable,
  QuotedLinesTable,
  VouchersTable,
} from '../../selling/orders/tables.ts'
import type { OfferTables } from '../../conversations/offers/tables.ts'
import type { PaperTables } from '../../delivery/documents/tables.ts'
import type { PaymentTables } from '../../selling/payments/tables.ts'
import type { PrivateFileTables } from './private-file-tables.ts'
import type { RequestTables } from './request-tables.ts'
import type { ThreadTables } from '../../conversations/threads/tables.ts'
import type {
  ArticlesTable,
  ArticleTextsTable,
  DealsTable,
  PromotionPinsTable,
} from '../../shopfront/tables.ts'

/** Row types of the migrations, one interface a table. Money is integer minor units. */
export interface Tables
  extends BankTables,
    BitcoinTables,
    MpesaTables,
    FollowingTables,
    ImportRuleTables,
    OfferTables,
    PaperTables,
    PaymentTables,
    PrivateFileTables,
    RequestTables,
    ThreadTables {
  accounts: AccountsTable
  sessions: SessionsTable
  account_devices: AccountDevicesTable
  authenticators: AuthenticatorsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  spent_challenges: SpentChallengesTable
  account_links: AccountLinksTable
  account_confirmations: AccountConfirmationsTable
  handovers: HandoversTable
  sign_in_failures: SignInFailuresTable
  known_networks: KnownNetworksTable
  social_identities: SocialIdentitiesTable
  social_failures: { id: GeneratedAlways<number>; failure: Json<unknown>; at: Date }
  addresses: AddressesTable
  idempotency_keys: IdempotencyKeysTable
  rate_counters: { key: string; hits: number; resets_at: Date }
  mail_gates: MailGatesTable
  muted_mails: MutedMailsTable
  audit: AuditTable
  demo_world: { one: Generated<boolean>; since: Generated<Date> }
  countries: CountriesTable
  ports: { id: GeneratedAlways<number>; slug: string; name: string; version: Generated<number> }
  destination_ports: { country_code: string; port_id: number; position: number }
  shipping_options: ShippingOptionsTable
  shipping_tariffs: ShippingTariffsTable
  exchange_rates: ExchangeRatesTable
  door_tariffs: DoorTariffsTable
  insurance_tariffs: InsuranceTariffsTable
  makes: { id: GeneratedAlways<number>; slug: string; name: string }
  models: ModelsTable
  variants: { id: GeneratedAlways<number>; model_id: number; name: string }
  trims: TrimsTable
  fitments: { product_id: number; trim_id: number; years: number[] }
  reference_data: { name: string; hash: string }
  lectures: LecturesTable
  imports: ImportsTable
  import_rows: ImportRowsTable
  media: {
    id: GeneratedAlways<number>
    hash: string
    kind: 'photo' | 'drawing'
    created_at: Generated<Date>
  }
  categories: CategoriesTable
  products: ProductsTable
  revealed_numbers: RevealedNumbersTable
  withdrawn_products: WithdrawnProductsTable
  product_images: { product_id: number; position: number; media_id: number }
  local_counts: { make_id: number; category_id: number; n: number }
  local_count_deltas: { make_id: number; category_id: number; n: number }
  partner_items: PartnerItemsTable
  partner_item_images: { item_id: number; position: number; media_id: number }
  partner_products: PartnerProductsTable
  item_searches: ItemSearchesTable
  vehicle_search: VehicleSearchTable
  vouchers: VouchersTable
  articles: ArticlesTable
  article_texts: ArticleTextsTable
  deals: DealsTable
  promotion_pins: PromotionPinsTable
  baskets: BasketsTable
  basket_lines: BasketLinesTable
  quoted_lines: QuotedLinesTable
  orders: OrdersTable
  consignee_changes: ConsigneeChangesTable
  order_lines: OrderLinesTable
  order_arrivals: OrderArrivalsTable
  order_cost_lines: OrderCostLinesTable
  order_landed_prices: OrderLandedPricesTable
  import_exceptions: ImportExceptionsTable
  import_exception_ends: ImportExceptionEndsTable
  order_import_alerts: OrderImportAlertsTable
  order_events: OrderEventsTable
  order_search: { order_id: number; date_placed: Date; text: string }
  voucher_uses: { voucher_id: number; order_id: number; account_id: number; at: Generated<Date> }
  agents: AgentsTable
  points: PointsTable
  referrals: ReferralsTable
  commission_adjustments: CommissionAdjustmentsTable
  commission_entries: CommissionEntriesTable
  payout_batches: PayoutBatchesTable
  payout_details: PayoutDetailsTable
  payout_lines: PayoutLinesTable
  payout_line_entries: { line_id: number; entry_id: number }
  commission_approvals: { entry_id: number; at: Date }
  commission_settlements: { entry_id: number; payout_id: number }
  commission_notices: { entry_id: number; at: Date }
  outbox: OutboxTable
}

export interface MailGatesTable {
  kind: string
  about: string
  sent_at: Date
  hour_began_at: Date
  sent_in_hour: number
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
  kind: Generated<AuditKind>
}

/** Of an entry of the audit: a change by staff, or an access. */
export type AuditKind = 'change' | 'sign-in' | 'refusal' | 'read'

export interface CountriesTable {
  code: string
  code3: string
  numeric_code: string
  name: string
  is_destination: Generated<boolean>
  display_order: Generated<number>
  version: Generated<number>
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
  version: Generated<number>
}

export interface ExchangeRatesTable {
  id: GeneratedAlways<number>
  currency: string
  /** Decimal text, which loses nothing. */
  rate: string
  /** Date text when written; read as text by a cast. */
  day: string
  source: string
  actor_id: number | null
  set_at: Date
}

export interface OutboxTable {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  body_text: string
  body_html: string
  attach_pro_forma_of: number | null
  order_id: number | null
  /** Where its reader switches such mails off. */
  settings_url: string | null
  message_id: string
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  last_error: string | null
  sent_at: Date | null
  created_at: Generated<Date>
}
