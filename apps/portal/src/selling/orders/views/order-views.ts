import type { OrderStatus } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'

/** The filters of a list, under a name. */
export interface OrderView {
  name: string
  filter: Filter
}

export type Filter = Readonly<Record<string, unknown>>

interface StandardView extends OrderView {
  filter: {
    status?: OrderStatus
    payment_due_lte?: string
    status_since_lte?: string
    insurance_waits?: boolean
    payment_reported?: boolean
    partly_paid?: boolean
    overpaid?: boolean
    refund_waits?: boolean
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
    { name: t('staffOrders.view.cancellationWaits'), filter: { cancellation_waits: true } },
    { name: t('staffOrders.view.goneMoney'), filter: { paid_no_longer: true } },
    { name: t('staffOrders.view.paid'), filter: { status: 'Authorized', paid: true } },
    {
      name: t('staffOrders.view.unshipped'),
      filter: { status: 'Authorized', paid: true, status_since_lte: dayOf(-7) },
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

/** Whether two filters ask for the same, in any order; an empty value asks for nothing. */
export function isSame(one: Filter, other: Filter): boolean {
  return written(one) === written(other)
}

function written(filter: Filter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined)
  return JSON.stringify(given.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The search text is not part of a view: it stays when another view is chosen. */
export function withText({ filter }: OrderView, { q }: Filter): Filter {
  return typeof q === 'string' && q !== '' && filter['q'] === undefined ? { ...filter, q } : filter
}

/** What is wrong with the name of a view, or null. */
export function validateName(name: string, taken: readonly OrderView[]): string | null {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return t('staffOrders.nameMissing')
  const isTaken = taken.some((view) => view.name.toLowerCase() === wanted)
  return isTaken ? t('staffOrders.nameTaken') : null
}
