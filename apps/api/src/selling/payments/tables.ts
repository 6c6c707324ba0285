import type { PaymentMethodCode, RefundMethod } from '@bandari/sdk'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    payments: PaymentsTable
    receipts: { payment_id: number; number: GeneratedAlways<number> }
    payment_reports: PaymentReportsTable
    payment_extensions: PaymentExtensionsTable
    refunds: RefundsTable
  }
}

/** Money that came in for an order or went back. */
export interface PaymentsTable {
  id: GeneratedAlways<number>
  order_id: number
  kind: PaymentKind
  amount: number
  currency: string
  method: RefundMethod
  reference: string
  note: string | null
  actor_id: number | null
  /** The second person of a larger refund. */
  approved_by: Generated<number | null>
  /** The part of a refund that lowers the price. */
  waived: Generated<number>
  /** `YYYY-MM-DD`, the day on which the bank booked it. */
  received_on: ColumnType<string | null, string | null | undefined, never>
  source: Generated<PaymentSource>
  /** The source's own name for it; under this name it is recorded only once. */
  source_key: ColumnType<string | null, string | null | undefined, never>
  /** The row that this one takes back. */
  corrects: ColumnType<number | null, number | null | undefined, never>
  at: Date
}

/** What buyers say of payments on their way. */
export interface PaymentReportsTable {
  id: GeneratedAlways<number>
  order_id: number
  amount: number
  currency: string
  /** `YYYY-MM-DD`. */
  paid_on: string
  bank: string
  reported_at: Date
  is_found: boolean | null
  note: string | null
  answered_by: number | null
  answered_at: Date | null
}

/** More time to pay an order. */
export interface PaymentExtensionsTable {
  order_id: number
  due_before: Date
  due_after: Date
  reason: string
  actor_id: number
  at: Date
}

/** `bank-charges`: what banks on the way kept, which the shop bears. */
export type PaymentKind = 'received' | 'bank-charges' | 'refunded'

/** Who or what found the money: a bank tells by its statements, any other method that is told of it has its own code. */
export type PaymentSource = 'staff' | 'statement' | Exclude<PaymentMethodCode, 'bank'>

/** The refunds of cancelled orders, from before orders could have several; nothing reads it any more. */
export interface RefundsTable {
  order_id: number
  amount: number
  paid: number
  currency: string
  method: RefundMethod
  reference: string
  actor_id: number
  at: Date
}
