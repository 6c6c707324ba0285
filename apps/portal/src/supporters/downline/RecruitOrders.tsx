import type { RecruitOrder } from '@bandari/sdk'
import { SpecifiedDate } from '../../shared/SpecifiedDate.tsx'
import { formatMoney } from '../../shared/format.ts'
import { CommissionChip } from '../../shared/order/CommissionChip.tsx'
import { StatusChip } from '../../shared/order/StatusChip.tsx'
import css from './Downline.module.css'
import { t } from '../../language/translator.ts'

/** A row an order: when, how far it is, and what it has brought the recruiter. */
export function RecruitOrders({ orders }: { orders: readonly RecruitOrder[] }) {
  return (
    <ul className={css.orders}>
      {orders.map((order) => (
        <li key={order.order_number} className={css.order}>
          <span className={css.orderName}>
            {t('portalSupporter.order', { number: order.order_number })}
            <span className={css.count}>
              <SpecifiedDate iso={order.order_date} as="day" />
            </span>
          </span>
          <StatusChip status={order.order_status} />
          <strong className={css.commission}>{commissionLabel(order)}</strong>
          <CommissionChip state={order.commission_state} />
        </li>
      ))}
    </ul>
  )
}

/** The amount is unknown until the buyer has paid; an order that ended has none. */
function commissionLabel({ commission, commission_state, currency }: RecruitOrder): string {
  if (commission === null) {
    return commission_state === 'none' ? '' : t('portalSupporter.commissionOpen')
  }
  return formatMoney({ amount: commission, currency })
}
