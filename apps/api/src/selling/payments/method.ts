import type { PaymentMethodCode, PaymentOption } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'

/** What a method needs to know of an order. */
export interface PayableOrder {
  payment_reference: string
  bitcoin_address: string | null
}

/** A way to pay, in all that is its own. */
export interface PaymentMethod {
  code: PaymentMethodCode
  /** Above its details on the invoice. */
  title: string
  /** What the invoice adds to them. */
  note: string | null
  /** As a sentence goes on: `pay by bank wire transfer`. */
  byName: string
  /** Shorter: `refunded by bank transfer`. */
  name: string
  /** Whether the shop takes it. */
  isOffered: (settings: Pick<Settings, 'bitcoinXpub'>) => boolean
  /** Where to send the money for an order; null when that cannot be paid so. */
  instructions: (
    order: PayableOrder,
    settings: Pick<Settings, 'bankDetails'>,
  ) => PaymentOption | null
  /** What is wrong with the reference under which staff found the money; null when nothing is. */
  verify: (reference: string) => string | null
}
