import type { OwnPayment } from '@bandari/sdk'
import type { ReactNode } from 'react'
import { paymentMethodLabels } from '@bandari/ui'
import { formatDay } from '../dates.ts'
import { formatMoney } from '../format.ts'
import css from './PaymentList.module.css'
import { ReceiptButton, type ReceiptsOf } from './ReceiptButton.tsx'
import { formatSentence, t } from '../../language/translator.ts'

export interface ListedPayment extends OwnPayment {
  /** Who recorded it and what they noted, for those whose business that is. */
  by?: string | null
  note?: string | null
  /** The row that it takes back. */
  corrects?: number | null
}

const kinds = {
  received: 'portal.payment.received',
  'bank-charges': 'portal.payment.charges',
  refunded: 'portal.payment.refunded',
} as const

interface PaymentListProps {
  payments: readonly ListedPayment[]
  /** Where each has a receipt that the reader may have. */
  receiptsOf?: ReceiptsOf
  /** What may be done with one that stands. */
  actOn?: (payment: ListedPayment) => ReactNode
}

/** Oldest first; what went back has its sign. */
export function PaymentList({ payments, receiptsOf, actOn }: PaymentListProps) {
  const standing = new Set(standingOf(payments))
  return (
    <ul className={css.payments}>
      {payments.map((payment, position) => (
        <li key={`${position} ${payment.reference}`} className={css.payment}>
          <span className={css.kind}>{t(kindOf(payment))}</span>
          <strong className={css.amount}>{formatMoney(payment)}</strong>
          <span className={css.facts}>{factsOf(payment)}</span>
          {receiptsOf && standing.has(payment) && (
            <ReceiptButton of={receiptsOf} payment={payment} />
          )}
          {standing.has(payment) && actOn?.(payment)}
          {payment.note && <span className={css.facts}>{payment.note}</span>}
        </li>
      ))}
    </ul>
  )
}

/** A row that was wrong stays, and one of the opposite sign takes it back. */
function kindOf({ kind, amount }: ListedPayment) {
  const isTakenBack = kind !== 'refunded' && amount.startsWith('-')
  return isTakenBack ? ('portal.payment.takenBack' as const) : kinds[kind]
}

/**
 * Payments with a receipt: refunds, and what came and was not taken back. A buyer's rows do not say which one they take back:
 * it is the last one before them of the same sum under the same reference.
 */
function standingOf(payments: readonly ListedPayment[]): ListedPayment[] {
  const standing: ListedPayment[] = []
  for (const payment of payments) {
    const { kind, amount, reference, corrects } = payment
    if (kind === 'bank-charges') continue
    if (kind === 'refunded' || !amount.startsWith('-')) standing.push(payment)
    else {
      const place = standing.findLastIndex((one) =>
        corrects === undefined || corrects === null
          ? one.kind === 'received' && `-${one.amount}` === amount && one.reference === reference
          : one.id === corrects,
      )
      if (place >= 0) standing.splice(place, 1)
    }
  }
  return standing
}

function factsOf({ received_on: day, method, reference, by }: ListedPayment): string {
  const way =
    method === 'other'
      ? t('portal.payment.anotherWay')
      : formatSentence(paymentMethodLabels(method).name)
  const facts = t('portal.payment.facts', { day: formatDay(day), way, reference })
  return by ? t('portal.payment.by', { facts, name: by }) : facts
}
