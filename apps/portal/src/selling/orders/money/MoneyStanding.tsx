import type { SupportOrder } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { t } from '../../../language/translator.ts'
import { formatMoney } from '../../../shared/format.ts'

/** Where money of an order is not here although it had been paid: what that means, and what to do. */
export function MoneyStanding({ order }: { order: SupportOrder }) {
  const { payment_state: state, status, balance, currency, user_name: name } = order
  if (state === 'paid-no-longer') {
    const due = formatMoney({ amount: balance.due, currency })
    return (
      <Notice kind="attention" title={t('staffOrders.money.gone')}>
        <p>{t('staffOrders.money.goneWords', { due, name })}</p>
      </Notice>
    )
  }
  if (state !== 'refunded' || (status !== 'Authorized' && status !== 'Shipped')) return null
  const words =
    status === 'Shipped' ? 'staffOrders.money.refundedShipped' : 'staffOrders.money.refundedWords'
  return (
    <Notice kind="attention" title={t('staffOrders.money.refundedTitle')}>
      <p>{t(words)}</p>
    </Notice>
  )
}
