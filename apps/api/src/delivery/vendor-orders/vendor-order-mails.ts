import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { longDay } from '../../selling/orders/dates.ts'
import type { Duty } from './read-vendor-orders.ts'
import type { SellersLine } from './vendor-orders.store.ts'

const sentences = {
  send_papers: {
    open: ['mails.listing.papers.subject', 'mails.listing.papers.title'],
    late: ['mails.listing.papers.late.subject', 'mails.listing.papers.late.title'],
    until: 'mails.listing.papers.until',
    soon: 'mails.listing.papers.soon',
  },
  hand_over: {
    open: ['mails.listing.handOver.subject', 'mails.listing.handOver.title'],
    late: ['mails.listing.handOver.late.subject', 'mails.listing.handOver.late.title'],
    until: 'mails.listing.handOver.until',
    soon: 'mails.listing.handOver.soon',
  },
} as const

/** Tells a seller what an order needs of them; it cannot be switched off, because a buyer has paid. */
export function dutyMail(
  { line, by }: Pick<Duty<SellersLine>, 'line' | 'by'>,
  { act, occasion }: { act: keyof typeof sentences; occasion: 'open' | 'late' },
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(line.language)
  const { t } = translator
  const { until, soon, [occasion]: heading } = sentences[act]
  const [subject, title] = heading
  return {
    to: line.email,
    subject: t(subject, { title: line.title }),
    orderId: line.order_id,
    ...composeMail(translator, {
      brand: brandName,
      title: t(title),
      paragraphs: [
        greeting(translator, line.first_name),
        by === null ? t(soon) : t(until, { day: longDay(by, line.language) }),
      ],
      facts: [
        [t('mails.listing.listing'), line.title],
        [t('mails.order.number'), line.number],
      ],
      action: { label: t('mails.listing.orders'), url: `${portalOrigin}/vendor/orders` },
      closing: t('mails.questions', { email: supportEmail }),
    }),
  }
}
