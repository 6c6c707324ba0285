import type { OrderBalance, OwnPayment } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { Balance } from './balance.ts'
import type { PaymentRow } from './payments.store.ts'

export function balanceView({ received, charges, refunded, due, over }: Balance): OrderBalance {
  return {
    received: toDecimal(received),
    bank_charges: toDecimal(charges),
    refunded: toDecimal(refunded),
    due: toDecimal(due),
    over: toDecimal(over),
  }
}

/** Without who recorded it, when, and what they noted. */
export function ownPaymentView(payment: PaymentRow): OwnPayment {
  const { kind, amount, currency, method, reference, received_on } = payment
  return { kind, amount: toDecimal(amount), currency, method, reference, received_on }
}
