import type { OrderBalance, OwnPayment, OwnPaymentReport } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { shopDay } from '../../core/shop-day.ts'
import type { Balance } from './balance.ts'
import type { ReportRow } from './payment-deadline.store.ts'
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

/** The day that was given, or the shop's day on which the payment was recorded. */
export function paymentDay({ received_on, at }: Pick<PaymentRow, 'received_on' | 'at'>): string {
  return received_on ?? shopDay(new Date(at))
}

/** Without who recorded it, when, and what they noted. */
export function buyerPaymentView(payment: PaymentRow): OwnPayment {
  const { id, kind, amount, currency, method, reference } = payment
  const received_on = paymentDay(payment)
  return { id, kind, amount: toDecimal(amount), currency, method, reference, received_on }
}

/** Without who of staff looked for it. */
export function buyerReportView(report: ReportRow): OwnPaymentReport {
  const { amount, currency, paid_on, bank, reported_at, is_found, note } = report
  return {
    amount: toDecimal(amount),
    currency,
    paid_on,
    bank,
    reported_at,
    is_found,
    note,
    answered_at: report.answered_at,
    slips: report.slips,
  }
}
