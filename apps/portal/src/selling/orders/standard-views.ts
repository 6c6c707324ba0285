import type { OrderStatus } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import type { ListView } from '../../shared/views/list-views.ts'

interface StandardView extends ListView {
  filter: {
    status?: OrderStatus
    payment_due_lte?: string
    status_days_gte?: number
    insurance_waits?: boolean
    payment_reported?: boolean
    partly_paid?: boolean
    overpaid?: boolean
    refund_waits?: boolean
    amendment_waits?: boolean
    cancellation_waits?: boolean
    paid?: boolean
    refunded?: boolean
    paid_no_longer?: boolean
  }
}

const day = 24 * 3600 * 1000

/** The questions asked every day; days are those of UTC, as all times are. */
export function standardViews(now: number): StandardView[] {
  const dayOf = (daysAway: number) => new Date(now + daysAway * day).toISOString().slice(0, 10)
  return [
    { name: t('staffOrders.view.all'), filter: {} },
    { name: t('staffOrders.view.toBePaid'), filter: { status: 'Pending' } },
    {
      name: t('staffOrders.view.dueByTomorrow'),
      filter: { status: 'Pending', payment_due_lte: dayOf(1) },
    },
    { name: t('staffOrders.view.reported'), filter: { payment_reported: true } },
    { name: t('staffOrders.view.partly'), filter: { partly_paid: true } },
    { name: t('staffOrders.view.overpaid'), filter: { overpaid: true } },
    { name: t('staffOrders.view.refundWaits'), filter: { refund_waits: true } },
    { name: t('staffOrders.view.amendmentWaits'), filter: { amendment_waits: true } },
    { name: t('staffOrders.view.cancellationWaits'), filter: { cancellation_waits: true } },
    { name: t('staffOrders.view.goneMoney'), filter: { paid_no_longer: true } },
    { name: t('staffOrders.view.paid'), filter: { status: 'Authorized', paid: true } },
    {
      name: t('staffOrders.view.unshipped'),
      filter: { status: 'Authorized', paid: true, status_days_gte: 7 },
    },
    {
      name: t('staffOrders.view.refunded'),
      filter: { status: 'Authorized', refunded: true },
    },
    { name: t('staffOrders.view.uninsured'), filter: { insurance_waits: true } },
    { name: t('staffOrders.view.shipped'), filter: { status: 'Shipped' } },
    { name: t('staffOrders.view.declined'), filter: { status: 'Payment Declined' } },
    { name: t('staffOrders.view.canceled'), filter: { status: 'Canceled' } },
  ]
}
