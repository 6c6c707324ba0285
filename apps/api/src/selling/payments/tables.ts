import type { RefundMethod } from '@bandari/sdk'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What has been paid for orders, and said of it. */
export interface PaymentTables {
  bank_accounts: BankAccountsTable
  bank_account_notices: { account_id: number; order_id: number; at: Date | null }
  order_invoices: OrderInvoicesTable
  payment_reminders: { order_id: number; payment_due: Date; sent_at: Date }
  payment_reports: PaymentReportsTable
  payment_slips: PaymentSlipsTable
  payment_extensions: PaymentExtensionsTable
  payments: PaymentsTable
  receipts: { payment_id: number; number: GeneratedAlways<number> }
  refund_requests: RefundRequestsTable
  refunds: RefundsTable
}

/** Where orders are paid to: drafted by one person, published by another, followed by another account. */
export interface BankAccountsTable {
  id: GeneratedAlways<number>
  currency: string
  details: string[]
  succeeds: number | null
  is_invented: Generated<boolean>
  reason: string | null
  state: Generated<'open' | 'published' | 'dropped'>
  drafted_by: number | null
  drafted_at: Date
  decided_by: number | null
  decided_at: Date | null
  ended_at: Date | null
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

/** Every invoice that an order has had; the newest counts. Written by the database whenever the total changes. */
export interface OrderInvoicesTable {
  id: GeneratedAlways<number>
  code: Generated<string>
  order_id: number
  total: number
  currency: string
  issued_at: Date
  /** The account that it names; null where it was issued before accounts were kept. */
  account_id: number | null
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

/** Pictures and PDFs beside what buyers say of payments. */
export interface PaymentSlipsTable {
  id: GeneratedAlways<number>
  report_id: number
  file_id: number
  added_by: number
  at: Date
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

/** Who or what found the money. */
export type PaymentSource = 'staff' | 'statement' | 'mpesa' | 'bitcoin'

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
