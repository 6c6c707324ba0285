import type { PaymentInstructions, PaymentMethodCode, PaymentOption } from '@bandari/sdk'
import type { PlainMessageId } from '@bandari/i18n'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Settings } from '../../core/settings.ts'
import type { PlainOrProblem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { OrderStatus } from '../orders/tables.ts'
import type { PaymentRow } from './payments.store.ts'

/**
 * What the methods add to orders. Each declares its own part in `order-fields.ts` of its folder (`declare module`), so
 * that nothing here knows of a chain or a telephone.
 */

/** Columns of `orders` that a method fills when an order is placed. */
export interface MethodColumns {}

/** What a method reads with an order. */
export interface MethodFacts {}

/** Fields of the order, as its buyer reads it. */
export interface MethodFields {}

/** Which of them staff read, too. */
export interface MethodStaffFields {}

/** What a method needs to know of an order. */
export interface PayableOrder extends MethodColumns, MethodFacts {
  status: OrderStatus
  total: number
  currency: string
  payment_reference: string
  payments: PaymentRow[]
}

/** An account that somebody was told to pay to. */
export interface AccountCheck {
  isOurs: boolean
  /** When it stopped being ours; null where it is, or never was. */
  until: Date | null
}

/** A way to pay, with everything that is particular to it. Its names stand under `ui.paymentMethod` and its code. */
export interface PaymentMethod {
  code: PaymentMethodCode
  /** Within a sentence: pay by bank wire transfer. */
  paidBy: PlainMessageId
  /** Within a sentence: refunded by bank transfer. */
  refundedBy: PlainMessageId
  /** What the invoice adds to its details. */
  note: PlainMessageId | null
  /** In English and within a sentence, for the checkout's description of its fields. */
  name: string
  /** Whether a checkout may choose it. */
  isOffered: (settings: Settings) => boolean
  /** Its columns of an order that is being placed. */
  columns?: (settings: Settings, orderId: number) => Partial<MethodColumns>
  /** Why a column of its stays when a person's account is deleted. */
  keeps?: Partial<Record<keyof MethodColumns, string>>
  /** What it reads with an order, which is the outer query's. */
  facts?: Partial<{ [Name in keyof MethodFacts]: RawBuilder<MethodFacts[Name]> }>
  /** Where to send the money for an order; null when the order cannot be paid by this method. */
  instructions: (order: PayableOrder) => PaymentOption | null
  /** The same as its part of the field that was there before there were several methods. */
  address?: (order: PayableOrder) => Partial<PaymentInstructions>
  fields?: (order: PayableOrder, settings: Settings) => Partial<MethodFields>
  staffFields?: (order: PayableOrder) => Partial<MethodStaffFields>
  /** Whether money of the outer query's order is on its way: the order is not given up meanwhile. */
  isUnderWay?: RawBuilder<SqlBool>
  /** What is wrong with the reference under which staff found the money; null when nothing is. */
  verify: (reference: string) => PlainOrProblem | null
  /** Whether an account, by its number or address, is or was ours; null where it never was. */
  checkAccount?: (db: Database, account: string) => Promise<AccountCheck | null>
}
