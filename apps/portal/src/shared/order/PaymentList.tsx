import type { OwnPayment } from '@bandari/sdk'
import { paymentMethodLabels } from '@bandari/ui'
import { formatDay } from '../dates.ts'
import { formatMoney } from '../format.ts'
import css from './PaymentList.module.css'
import { ReceiptButton, type ReceiptsOf } from './ReceiptButton.tsx'
import { formatSentence, t } from '../../language/translator.ts'

interface Payment extends OwnPayment {
  /** Who recorded it and what they noted, for those whose business that is. */
  by?: string | null
  note?: string | null
}

const kinds = {
  received: 'portal.payment.received',
  'bank-charges': 'portal.payment.charges',
  refunded: 'portal.payment.refunded',
} as const

interface PaymentListProps {
  payments: readonly Payment[]
  /** Where each has a receipt that the reader may have. */
  receiptsOf?: ReceiptsOf
}

/** Oldest first; what went back has its sign. */
export function PaymentList({ payments, receiptsOf }: PaymentListProps) {
  return (
    <ul className={css.payments}>
      {payments.map((payment, position) => (
        <li key={`${position} ${payment.reference}`} className={css.payment}>
          <span className={css.kind}>{t(kindOf(payment))}</span>
          <strong className={css.amount}>{formatMoney(payment)}</strong>
          <span className={css.facts}>{factsOf(payment)}</span>
          {receiptsOf && hasReceipt(payment) && <ReceiptButton of={receiptsOf} payment={payment} />}
          {payment.note && <span className={css.facts}>{payment.note}</span>}
        </li>
      ))}
    </ul>
  )
}

/** A row that was wrong stays, and one of the opposite sign takes it back. */
function kindOf({ kind, amount }: Payment) {
  const isTakenBack = kind !== 'refunded' && amount.startsWith('-')
  return isTakenBack ? ('portal.payment.takenBack' as const) : kinds[kind]
}

/** A row that takes back a wrong one has none. */
function hasReceipt({ kind, amount }: Payment): boolean {
  return kind === 'refunded' || (kind === 'received' && !amount.startsWith('-'))
}

function factsOf({ received_on: day, method, reference, by }: Payment): string {
  const way =
    method === 'other'
      ? t('portal.payment.anotherWay')
      : formatSentence(paymentMethodLabels(method).name)
  const facts = t('portal.payment.facts', { day: formatDay(day), way, reference })
  return by ? t('portal.payment.by', { facts, name: by }) : facts
}
