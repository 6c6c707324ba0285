import type { RefundRequest } from '@bandari/sdk'
import { formatMoment } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/format.ts'
import { t } from '../../../language/translator.ts'
import css from './MoneyPanel.module.css'

/** Who prepared each refund that needed two people, and what the second one did. */
export function RefundHistory({ requests }: { requests: readonly RefundRequest[] }) {
  const decided = requests.filter(({ state }) => state !== 'waiting')
  if (decided.length === 0) return null
  return (
    <ul className={css.history} aria-label={t('staffOrders.money.refundHistory')}>
      {decided.map((request) => (
        <li key={request.id}>
          <span className={css.line}>{preparedLabel(request)}</span>
          <span className={css.line}>{decidedLabel(request)}</span>
        </li>
      ))}
    </ul>
  )
}

function preparedLabel({ amount, currency, asked_by, asked_at, reason }: RefundRequest): string {
  return t('staffOrders.money.askedBy', {
    amount: formatMoney({ amount, currency }),
    name: asked_by,
    moment: formatMoment(asked_at),
    reason,
  })
}

function decidedLabel(request: RefundRequest): string {
  const { state, decided_by, decided_at, rejection } = request
  const who = { name: decided_by ?? '', moment: formatMoment(decided_at ?? '') }
  return state === 'approved'
    ? t('staffOrders.money.sentBy', who)
    : t('staffOrders.money.rejectedBy', { ...who, reason: rejection ?? '' })
}
