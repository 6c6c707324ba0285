import type { Language } from '@bandari/i18n'
import type {
  AmendmentState,
  CostLine,
  FitVerdict,
  PaymentMethodCode,
  RefundMethod,
} from '@bandari/sdk'
import type { Generated, GeneratedAlways } from 'kysely'
import type { StoredAddress } from '../../people/tables.ts'
import type { Json, NullableJson } from '../../platform/db/columns.ts'
import type { ShippingType } from '../../pricing/tariffs/tables.ts'
import type { MethodColumns } from '../payments/method.ts'
import type { ProductClass } from '../../stock/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    orders: OrdersTable
    order_lines: OrderLinesTable
    order_cost_lines: OrderCostLinesTable
    order_events: OrderEventsTable
    order_search: { order_id: number; date_placed: Date; text: string }
    order_landed_prices: OrderLandedPricesTable
    order_line_fits: OrderLineFitsTable
    order_arrivals: OrderArrivalsTable
    order_import_alerts: OrderImportAlertsTable
    import_exceptions: ImportExceptionsTable
    import_exception_ends: ImportExceptionEndsTable
    consignee_changes: ConsigneeChangesTable
    payment_reminders: { order_id: number; payment_due: Date; sent_at: Date }
    refund_requests: RefundRequestsTable
    cancellation_requests: CancellationRequestsTable
    order_amendments: OrderAmendmentsTable
  }
}

export interface OrdersTable extends MethodColumns {
  id: Generated<number>
  number: string
  basket_id: number
  account_id: number
  status: OrderStatus
  status_since: Generated<Date>
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
  agent_id: number | null
  insurance_requested: boolean
  payment_reference: string
  payment_method: Generated<PaymentMethodCode | null>
  payment_due: Date
  shipping_address: Json<StoredAddress>
  billing_address: NullableJson<StoredAddress>
  /** Of its papers. */
  language: Generated<Language>
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

/** The cost lines of an order's total. */
export interface OrderCostLinesTable {
  order_id: number
  position: number
  kind: CostLine['kind']
  amount: number
  currency: string
  paid_to: CostLine['paid_to']
  is_payable: boolean
  /** Of an extra. */
  label: Generated<string | null>
}

/** The landed price of an ordered vehicle, as it was told; the shapes are selling's. */
export interface OrderLandedPricesTable {
  order_id: number
  position: number
  product_id: number
  asked: Json<object>
  answer: Json<object>
  answered_at: Date
  accepted_sentence: string | null
  accepted_language: string | null
  accepted_at: Date | null
}

/** Whether an ordered part fits the buyer's vehicle, as it was told. */
export interface OrderLineFitsTable {
  order_id: number
  position: number
  trim_id: number
  year: number
  vehicle: string
  verdict: FitVerdict
  told_at: Date
  accepted_at: Date | null
  is_promised: boolean
}

/** A vehicle that staff let one buyer order although a country keeps it out. */
export interface ImportExceptionsTable {
  id: Generated<number>
  account_id: number
  product_id: number
  country: string
  allowed_by: number
  reason: string
  allowed_at: Date
}

export interface ImportExceptionEndsTable {
  exception_id: number
  ended_by: number
  reason: string
  ended_at: Date
}

/** A worse answer than the one at the time of the order, of which buyer and staff were told. */
export interface OrderImportAlertsTable {
  order_id: number
  position: number
  verdict: 'warn' | 'permit' | 'unknown' | 'block'
  told_at: Date
}

/** When an order's ship is expected; days, `YYYY-MM-DD`. */
export interface OrderArrivalsTable {
  id: GeneratedAlways<number>
  order_id: number
  shipped_on: string | null
  arrives_on: string
  noted_at: Date
}

export interface OrderEventsTable {
  id: GeneratedAlways<number>
  order_id: number
  status: OrderStatus
  actor_id: number | null
  reason: string | null
  at: Generated<Date>
}

/** A change of who an order goes to. */
export interface ConsigneeChangesTable {
  id: GeneratedAlways<number>
  order_id: number
  state: 'waiting' | 'taken' | 'stopped' | 'lapsed'
  before: Json<StoredAddress>
  after: Json<StoredAddress>
  asked_by: number
  by_staff: boolean
  reason: string | null
  asked_at: Date
  takes_effect_at: Date
  ended_at: Date | null
  ended_by: number | null
}

/** A refund that one person asked for and another decides on. */
export interface RefundRequestsTable {
  id: GeneratedAlways<number>
  order_id: number
  amount: number
  currency: string
  method: RefundMethod
  reference: string
  reason: string
  state: Generated<'waiting' | 'approved' | 'rejected'>
  asked_by: number
  asked_at: Date
  decided_by: number | null
  decided_at: Date | null
  rejection: string | null
  payment_id: number | null
}

/** A buyer's wish to give up an order of which something is paid. */
export interface CancellationRequestsTable {
  id: GeneratedAlways<number>
  order_id: number
  reason: string
  /** Of staff, who took down what was ordered; null: the buyer. */
  asked_by: Generated<number | null>
  asked_at: Date
  state: Generated<'waiting' | 'granted' | 'declined' | 'lapsed'>
  answer: string | null
  ended_at: Date | null
  ended_by: number | null
}

/** What staff change of an order before it ships. */
export interface OrderAmendmentsTable {
  id: GeneratedAlways<number>
  order_id: number
  state: AmendmentState
  reason: string
  before: Json<object>
  after: Json<object>
  total_before: number
  total_after: number
  currency: string
  given: number
  needs_buyer: boolean
  asked_by: number
  asked_at: Date
  decided_by: Generated<number | null>
  decided_at: Generated<Date | null>
  answer_by: Date | null
  was_paid: Generated<boolean | null>
  invoice_before: Generated<string | null>
  invoice_after: Generated<string | null>
  ended_by: Generated<number | null>
  ended_at: Generated<Date | null>
  note: Generated<string | null>
}

export type OrderStatus = 'Pending' | 'Payment Declined' | 'Authorized' | 'Shipped' | 'Canceled'
