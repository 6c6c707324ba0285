import type { OrderStatus, SupportOrder } from '@bandari/sdk'
import { formatMoment } from '../../shared/dates.ts'

export interface OrderMove {
  /** The button. */
  label: string
  title: string
  /** What follows from it, for whoever confirms it. */
  effect: string
  confirm: string
  /** True for the expected next step; the others end or stop the order. */
  isForward: boolean
  reason: 'required' | 'optional'
}

/** The words for the move to a status (decisions 6). The API says which are possible now, in `allowed_statuses`. */
export const orderMoves: Record<OrderStatus, OrderMove> = {
  Pending: {
    label: 'Await payment again',
    title: 'Await payment again?',
    effect: 'The order goes back to waiting for its payment.',
    confirm: 'Await payment',
    isForward: false,
    reason: 'required',
  },
  Authorized: {
    label: 'Payment received',
    title: 'Has the payment arrived?',
    effect: 'The order becomes Authorized and the buyer is told that the payment has arrived.',
    confirm: 'Payment received',
    isForward: true,
    reason: 'optional',
  },
  Shipped: {
    label: 'Shipped',
    title: 'Has it been shipped?',
    effect: 'The order becomes Shipped and the buyer is told. This cannot be taken back.',
    confirm: 'Mark as shipped',
    isForward: true,
    reason: 'optional',
  },
  'Payment Declined': {
    label: 'Declined',
    title: 'Decline the payment?',
    effect: 'The stock is released for other buyers, and the buyer is told.',
    confirm: 'Decline payment',
    isForward: false,
    reason: 'required',
  },
  Canceled: {
    label: 'Cancel',
    title: 'Cancel the order?',
    effect:
      'The stock is released for other buyers, and the buyer is told. This cannot be taken back.',
    confirm: 'Cancel the order',
    isForward: false,
    reason: 'required',
  },
}

export const longestReason = 500

/** What is wrong with a reason, or null. */
export function validateReason(move: OrderMove, reason: string): string | null {
  const length = reason.trim().length
  if (length === 0 && move.reason === 'required') return 'Say why: it is kept with the order.'
  if (length > longestReason) return `At most ${longestReason} characters.`
  return null
}

type Moved = Pick<SupportOrder, 'number' | 'status' | 'timeline'>

/** After a 409: who did what with the order while this screen was open, or the API's own sentence. */
export function conflictSentence(before: Moved, after: Moved, refusal: string): string {
  const last = after.timeline.at(-1)
  if (after.status === before.status || !last) return `Nothing was changed. ${refusal}`
  const who = last.by ?? 'somebody else'
  return `Nothing was changed: ${who} made order ${after.number} ${after.status} on ${formatMoment(last.at)}, while you had it open.`
}
