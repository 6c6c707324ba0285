import type { PaymentMethodCode, PaymentOption } from '@bandari/sdk'
import type { PlainMessageId } from '@bandari/i18n'
import type { Settings } from '../../core/settings.ts'
import type { PlainOrProblem } from '../../core/problem.ts'

/** What a method needs to know of an order. */
export interface PayableOrder {
  payment_reference: string
  bitcoin_address: string | null
  /** The account of the order's currency, line by line; null where there is none. */
  bank_details: readonly string[] | null
}

/** A way to pay, with everything that is particular to it. */
export interface PaymentMethod {
  code: PaymentMethodCode
  /** Above its details on the invoice. */
  title: PlainMessageId
  /** Within a sentence: pay by bank wire transfer. */
  paidBy: PlainMessageId
  /** Within a sentence: refunded by bank transfer. */
  refundedBy: PlainMessageId
  /** What the invoice adds to them. */
  note: PlainMessageId | null
  /** Shorter, for the checkout. */
  name: string
  /** Whether the shop takes it. */
  isOffered: (settings: Pick<Settings, 'bitcoinXpub'>) => boolean
  /** Where to send the money for an order; null when the order cannot be paid by this method. */
  instructions: (order: PayableOrder) => PaymentOption | null
  /** What is wrong with the reference under which staff found the money; null when nothing is. */
  verify: (reference: string) => PlainOrProblem | null
}
