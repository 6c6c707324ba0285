import type { PlainMessageId } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import type { OrderStatus } from './tables.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { greeting, mailsToBuyer, orderAction, refundFacts } from './order-mails.ts'
import type { OrderRecord } from './order.store.ts'
import type { Refund } from './refund.ts'

/** Tells the buyer that the order has moved; empty for a move that has no mail. */
export function statusMail(
  order: OrderRecord,
  { status, reason, refund, isRefundPending }: StatusNews,
  settings: Settings,
): OutgoingMail[] {
  const text = textOf({ status, refund, isRefundPending })
  if (!text) return []
  const { t } = translatorOf(order.account_language)
  const total = toPriceIn(order.account_language, order.total, order.currency)
  const facts: [string, string][] = [
    [t('mails.order.number'), order.number],
    [t('mails.order.reference'), order.payment_reference],
    [t('mails.total'), total],
    ...(refund && !isRefundPending ? refundFacts(order, refund) : []),
    ...(reason ? ([[t('mails.note'), reason]] as [string, string][]) : []),
  ]
  return mailsToBuyer(order, settings, t(text.subject, { number: order.number }), {
    title: t(text.title),
    paragraphs: [greeting(order), ...text.paragraphs.map((id) => t(id))],
    facts,
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
}

interface StatusNews {
  status: OrderStatus
  reason: string | null
  refund?: Refund | null
  /** It is not sent before a second person has looked at it. */
  isRefundPending?: boolean
}

function textOf({
  status,
  refund,
  isRefundPending,
}: Omit<StatusNews, 'reason'>): StatusText | undefined {
  if (!refund) return statusTexts[status]
  return isRefundPending ? refundSoonText : refundText
}

interface StatusText {
  subject:
    | 'mails.order.declined.subject'
    | 'mails.order.authorized.subject'
    | 'mails.order.shipped.subject'
    | 'mails.order.cancelled.subject'
    | 'mails.order.returned.subject'
  title: PlainMessageId
  paragraphs: readonly PlainMessageId[]
}

const statusTexts: Partial<Record<OrderStatus, StatusText>> = {
  'Payment Declined': {
    subject: 'mails.order.declined.subject',
    title: 'mails.order.declined.title',
    paragraphs: ['mails.order.declined.ended', 'mails.order.declined.write'],
  },
  Authorized: {
    subject: 'mails.order.authorized.subject',
    title: 'mails.order.authorized.title',
    paragraphs: ['mails.order.authorized.thanks', 'mails.order.receipt'],
  },
  Shipped: {
    subject: 'mails.order.shipped.subject',
    title: 'mails.order.shipped.title',
    paragraphs: ['mails.order.shipped.papers'],
  },
  Canceled: {
    subject: 'mails.order.cancelled.subject',
    title: 'mails.order.cancelled.title',
    paragraphs: ['mails.order.cancelled.ended', 'mails.order.cancelled.paid'],
  },
}

const refundText: StatusText = {
  subject: 'mails.order.returned.subject',
  title: 'mails.order.cancelled.title',
  paragraphs: ['mails.order.returned.ended', 'mails.order.returned.sent'],
}

const refundSoonText: StatusText = {
  subject: 'mails.order.cancelled.subject',
  title: 'mails.order.cancelled.title',
  paragraphs: ['mails.order.returned.ended', 'mails.order.sentBack.soon'],
}
