import type { PlainMessageId } from '@bandari/i18n'
import type { SupportOverview } from '@bandari/sdk'
import { narrowed, paths } from '../paths.ts'
import type { OperationId } from '../providers/may.ts'
import { longDuration } from '../staff/time-left.ts'
import { t } from '../language/translator.ts'

export type WaitingQueue = SupportOverview['waiting'][number]

export type QueueName = WaitingQueue['what']

interface QueueLook {
  name: PlainMessageId
  /** Whoever may call this may open the queue. */
  operation: OperationId
  /** Its list; none where it has no page of its own. */
  list: ((now: number) => string) | null
  /** Minutes until somebody has waited too long; null where nothing was promised. */
  promised: number | null
  note?: PlainMessageId
}

const orders = (filter: Record<string, unknown>) => narrowed(paths.supportOrders, filter)

/** The queues in the order of their cards: people to be answered, money, goods, the rest. */
export const queues: Readonly<Record<QueueName, QueueLook>> = {
  quotes: {
    name: 'staffOverview.queue.quotes',
    operation: 'listSupportQuotes',
    list: () => narrowed(paths.supportQuotes, { state: 'pending' }),
    // Buyer spec §9.
    promised: 20,
  },
  requests: {
    name: 'staffOverview.queue.requests',
    operation: 'listSupportRequests',
    list: () => narrowed(paths.supportRequests, { state: 'new' }),
    // Buyer spec §5.
    promised: 12 * 60,
  },
  'claims-to-answer': {
    name: 'staffOverview.queue.claims',
    operation: 'listSupportClaims',
    list: () => narrowed(paths.supportClaims, { state: 'open' }),
    promised: 24 * 60,
  },
  'threads-to-answer': {
    name: 'staffOverview.queue.threads',
    operation: 'listSupportThreads',
    list: () => narrowed(paths.supportThreads, { waits: true }),
    promised: 24 * 60,
  },
  'threads-reported': {
    name: 'staffOverview.queue.reported',
    operation: 'listSupportThreads',
    list: () => narrowed(paths.supportThreads, { report: 'waiting' }),
    promised: 24 * 60,
  },
  'reviews-reported': {
    name: 'staffOverview.queue.reviews',
    operation: 'listSupportReviews',
    list: () => narrowed(paths.supportReviews, { is_reported: true }),
    promised: 24 * 60,
  },
  'listings-found': {
    name: 'staffOverview.queue.listingsFound',
    operation: 'listSupportFindings',
    list: () => narrowed(paths.supportFindings, { state: 'open' }),
    promised: 24 * 60,
  },
  'chassis-doubles': {
    name: 'staffOverview.queue.chassisDoubles',
    operation: 'listSupportChassisDoubles',
    list: () => narrowed(paths.supportChassisDoubles, { state: 'open' }),
    promised: 24 * 60,
  },
  'model-requests': {
    name: 'staffOverview.queue.modelRequests',
    operation: 'listSupportModelRequests',
    list: () => narrowed(paths.supportModelRequests, { state: 'open' }),
    promised: 24 * 60,
  },
  'offers-to-answer': {
    name: 'staffOverview.queue.offers',
    // Whoever lists for the house answers what is offered for it.
    operation: 'listSupportListings',
    list: () => paths.listingOffers(),
    promised: 24 * 60,
  },
  'orders-to-be-paid': {
    name: 'staffOverview.queue.toBePaid',
    operation: 'listSupportOrders',
    list: () => orders({ status: 'Pending' }),
    promised: null,
  },
  'payments-to-find': {
    name: 'staffOverview.queue.toFind',
    operation: 'listSupportOrders',
    list: () => orders({ payment_reported: true }),
    // The buyer's clock stands until somebody has looked.
    promised: 24 * 60,
  },
  'orders-paid-in-part': {
    name: 'staffOverview.queue.paidInPart',
    operation: 'listSupportOrders',
    list: () => orders({ partly_paid: true }),
    promised: null,
  },
  'payments-to-assign': {
    name: 'staffOverview.queue.toAssign',
    operation: 'listBankEntries',
    list: () => narrowed(paths.bankEntries, { waits: true }),
    promised: null,
  },
  'refunds-to-approve': {
    name: 'staffOverview.queue.toApprove',
    operation: 'listSupportOrders',
    list: () => orders({ refund_waits: true }),
    promised: 24 * 60,
  },
  'cancellations-to-answer': {
    name: 'staffOverview.queue.toCancel',
    operation: 'listSupportOrders',
    list: () => orders({ cancellation_waits: true }),
    promised: 24 * 60,
  },
  'amendments-to-approve': {
    name: 'staffOverview.queue.toAmend',
    operation: 'listSupportOrders',
    list: () => orders({ amendment_waits: true }),
    promised: 24 * 60,
  },
  'money-to-send-back': {
    name: 'staffOverview.queue.toSendBack',
    operation: 'listSupportOrders',
    list: () => orders({ overpaid: true }),
    promised: null,
  },
  'orders-paid-no-longer': {
    name: 'staffOverview.queue.goneMoney',
    operation: 'listSupportOrders',
    list: () => orders({ paid_no_longer: true }),
    // Goods may be leaving.
    promised: 60,
  },
  'orders-overdue': {
    name: 'staffOverview.queue.overdue',
    operation: 'listSupportOrders',
    list: (now) =>
      orders({
        status: 'Pending',
        payment_due_lte: new Date(now).toISOString(),
        clock_stopped: false,
      }),
    // It begins with the deadline.
    promised: 0,
  },
  'order-alarms': {
    name: 'staffOverview.queue.alarms',
    operation: 'listSupportOrders',
    list: () => orders({ has_alarm: true }),
    promised: 24 * 60,
  },
  'seller-papers': {
    name: 'staffOverview.queue.sellerPapers',
    operation: 'listSupportOrders',
    list: () => orders({ has_seller_paper: true }),
    promised: 24 * 60,
  },
  'orders-to-be-shipped': {
    name: 'staffOverview.queue.toBeShipped',
    operation: 'listSupportOrders',
    list: () => orders({ status: 'Authorized', paid: true }),
    promised: null,
  },
  'orders-without-insurance': {
    name: 'staffOverview.queue.uninsured',
    operation: 'listSupportOrders',
    list: () => orders({ insurance_waits: true }),
    promised: null,
  },
  'supporters-to-be-paid': {
    name: 'staffOverview.queue.supporters',
    operation: 'listSupportAgents',
    list: () => narrowed(paths.supportAgents, { is_payable: true }),
    promised: null,
  },
  'vendor-applications': {
    name: 'staffOverview.queue.applications',
    operation: 'listSupportVendors',
    list: () => narrowed(paths.supportVendors, { seller_status: 'pending' }),
    promised: null,
  },
  'merges-to-approve': {
    name: 'staffOverview.queue.toMerge',
    operation: 'listAccountMerges',
    list: () => narrowed(paths.supportMerges, { state: 'waiting' }),
    promised: null,
  },
  'mails-that-failed': {
    name: 'staffOverview.queue.mails',
    operation: 'listSupportMails',
    list: null,
    promised: null,
    note: 'staffOverview.mailsNote',
  },
}

/** A doubled chassis number is one of the findings. */
export const queueNames = (Object.keys(queues) as QueueName[]).filter(
  (name) => name !== 'chassis-doubles',
)

/** Whether the one who waits longest has waited too long. */
export function isLate({ what, oldest_at }: WaitingQueue, now: number): boolean {
  const { promised } = queues[what]
  if (promised === null || oldest_at === null) return false
  return now - Date.parse(oldest_at) > promised * 60_000
}

function sinceId(what: QueueName, count: number) {
  if (what === 'orders-overdue') {
    return count === 1 ? 'staffOverview.since.by' : 'staffOverview.since.first'
  }
  return count === 1 ? 'staffOverview.since.for' : 'staffOverview.since.longest'
}

/** `The longest for 2 h 15 min`; empty where nobody knows since when. */
export function waitingSinceLabel({ what, count, oldest_at }: WaitingQueue, now: number): string {
  if (oldest_at === null) return ''
  // A clock of the browser's that is behind ours must not make it negative.
  const duration = longDuration(Math.max(0, Math.floor((now - Date.parse(oldest_at)) / 1000)))
  return t(sinceId(what, count), { duration })
}
