import type { SupportOverview } from '@bandari/sdk'
import { narrowed, paths } from '../paths.ts'
import type { OperationId } from '../providers/may.ts'
import { longDuration } from '../staff/due-clock.ts'

export type WaitingQueue = SupportOverview['waiting'][number]

export type QueueName = WaitingQueue['what']

interface QueueLook {
  name: string
  /** Said when nobody is in it. */
  calm: string
  /** Whoever may call this may open the queue. */
  operation: OperationId
  /** Its list; none where it has no page of its own. */
  list: ((now: number) => string) | null
  /** Minutes until somebody has waited too long; null where nothing was promised. */
  promised: number | null
  note?: string
}

const orders = (filter: Record<string, unknown>) => narrowed(paths.supportOrders, filter)

/** The queues in the order of their cards: people to be answered, money, goods, the rest. */
export const queues: Readonly<Record<QueueName, QueueLook>> = {
  quotes: {
    name: 'Quotes to answer',
    calm: 'Nobody waits for a quote',
    operation: 'listSupportQuotes',
    list: () => narrowed(paths.supportQuotes, { state: 'pending' }),
    // Buyer spec §9.
    promised: 20,
  },
  requests: {
    name: 'Requests to answer',
    calm: 'Nobody waits for an answer',
    operation: 'listSupportRequests',
    list: () => narrowed(paths.supportRequests, { state: 'new' }),
    // Buyer spec §5.
    promised: 12 * 60,
  },
  'orders-to-be-paid': {
    name: 'Orders to be paid',
    calm: 'Every order is paid',
    operation: 'listSupportOrders',
    list: () => orders({ status: 'Pending' }),
    promised: null,
  },
  'orders-overdue': {
    name: 'Orders past their payment deadline',
    calm: 'No deadline has passed',
    operation: 'listSupportOrders',
    list: (now) => orders({ status: 'Pending', payment_due_lte: new Date(now).toISOString() }),
    // It begins with the deadline.
    promised: 0,
  },
  'orders-to-be-shipped': {
    name: 'Orders to be shipped',
    calm: 'Everything paid is on its way',
    operation: 'listSupportOrders',
    list: () => orders({ status: 'Authorized' }),
    promised: null,
  },
  'supporters-to-be-paid': {
    name: 'Supporters to be paid',
    calm: 'Nobody has reached USD25',
    operation: 'listSupportAgents',
    list: () => narrowed(paths.supportAgents, { is_payable: true }),
    promised: null,
  },
  'vendor-applications': {
    name: 'Vendor applications',
    calm: 'No application waits',
    operation: 'listSupportVendors',
    list: () => narrowed(paths.supportVendors, { seller_status: 'pending' }),
    promised: null,
  },
  'mails-that-failed': {
    name: 'Mails that could not be sent',
    calm: 'Every mail was sent',
    operation: 'listSupportMails',
    list: null,
    promised: null,
    note: 'They are tried again by themselves.',
  },
}

export const queueNames = Object.keys(queues) as QueueName[]

/** Whether the one who waits longest has waited too long. */
export function isLate({ what, oldest_at }: WaitingQueue, now: number): boolean {
  const { promised } = queues[what]
  if (promised === null || oldest_at === null) return false
  return now - Date.parse(oldest_at) > promised * 60_000
}

/** `The longest for 2 h 15 min`; empty where nobody knows since when. */
export function sinceWords({ what, count, oldest_at }: WaitingQueue, now: number): string {
  if (oldest_at === null) return ''
  // A clock of the browser's that is behind ours must not make it negative.
  const waited = longDuration(Math.max(0, Math.floor((now - Date.parse(oldest_at)) / 1000)))
  const who = count === 1 ? '' : what === 'orders-overdue' ? 'The first ' : 'The longest '
  const words = `${who}${what === 'orders-overdue' ? 'by' : 'for'} ${waited}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
