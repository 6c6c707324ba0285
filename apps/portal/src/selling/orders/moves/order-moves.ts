import type { PlainMessageId } from '@bandari/i18n'
import type { OrderStatus, SupportOrder } from '@bandari/sdk'
import { formatMoment } from '../../../shared/dates.ts'
import { statusNames } from '../../../shared/order/order-status.ts'
import { t } from '../../../language/translator.ts'

export interface OrderMove {
  /** The button. */
  label: PlainMessageId
  title: PlainMessageId
  /** The consequence, shown before it is confirmed. */
  effect: PlainMessageId
  confirm: PlainMessageId
  /** True for the expected next step; the others end or stop the order. */
  isForward: boolean
  reason: 'required' | 'optional'
}

/** The words for the move to a status (decisions 6). The API says which are possible now, in `allowed_statuses`. */
export const orderMoves: Record<OrderStatus, OrderMove> = {
  Pending: {
    label: 'staffOrders.move.Pending.label',
    title: 'staffOrders.move.Pending.title',
    effect: 'staffOrders.move.Pending.effect',
    confirm: 'staffOrders.move.Pending.confirm',
    isForward: false,
    reason: 'required',
  },
  Authorized: {
    label: 'staffOrders.move.Authorized.label',
    title: 'staffOrders.move.Authorized.title',
    effect: 'staffOrders.move.Authorized.effect',
    confirm: 'staffOrders.move.Authorized.confirm',
    isForward: true,
    reason: 'optional',
  },
  Shipped: {
    label: 'staffOrders.move.Shipped.label',
    title: 'staffOrders.move.Shipped.title',
    effect: 'staffOrders.move.Shipped.effect',
    confirm: 'staffOrders.move.Shipped.confirm',
    isForward: true,
    reason: 'optional',
  },
  'Payment Declined': {
    label: 'staffOrders.move.Declined.label',
    title: 'staffOrders.move.Declined.title',
    effect: 'staffOrders.move.Declined.effect',
    confirm: 'staffOrders.move.Declined.confirm',
    isForward: false,
    reason: 'required',
  },
  Canceled: {
    label: 'staffOrders.move.Canceled.label',
    title: 'staffOrders.move.Canceled.title',
    effect: 'staffOrders.move.Canceled.effect',
    confirm: 'staffOrders.move.Canceled.confirm',
    isForward: false,
    reason: 'required',
  },
}

export const longestReason = 500

/** What is wrong with a reason, or null. */
export function validateReason(move: OrderMove, reason: string): string | null {
  const length = reason.trim().length
  if (length === 0 && move.reason === 'required') return t('staffOrders.reasonMissing')
  if (length > longestReason) return t('staffOrders.tooLong', { count: longestReason })
  return null
}

type Moved = Pick<SupportOrder, 'number' | 'status' | 'timeline'>

/** After a 409: who did what with the order while this screen was open, or the API's own sentence. */
export function conflictSentence(before: Moved, after: Moved, refusal: string): string {
  const last = after.timeline.at(-1)
  if (after.status === before.status || !last) return t('staffOrders.unchanged', { refusal })
  return t('staffOrders.conflict', {
    name: last.by ?? t('staffOrders.somebodyElse'),
    number: after.number,
    status: t(statusNames[after.status]),
    moment: formatMoment(last.at),
  })
}
