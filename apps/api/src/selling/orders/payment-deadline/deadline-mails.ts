import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../../core/settings.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { zonedMoment } from '../dates.ts'
import { mailsToBuyer, paymentContent } from '../order-mails.ts'
import type { OrderRecord } from '../order.store.ts'

/** Says that the reservation is kept for longer, as staff have agreed. */
export function extensionMails(order: OrderRecord, settings: Settings): OutgoingMail[] {
  const { account_language: language, number, payment_due } = order
  const { t } = translatorOf(language)
  const moment = zonedMoment(payment_due, language)
  const content = paymentContent(order, settings, {
    title: t('mails.order.extended.title', { number }),
    first: t('mails.order.extended.until', { moment }),
  })
  return mailsToBuyer(order, settings, t('mails.order.extended.subject', { number }), content)
}

/** Says that the reported payment was not found, and until when the order is kept now. */
export function notFoundMails(
  order: OrderRecord,
  note: string | null,
  settings: Settings,
): OutgoingMail[] {
  const { account_language: language, number, payment_due } = order
  const { t } = translatorOf(language)
  const moment = zonedMoment(payment_due, language)
  const content = paymentContent(order, settings, {
    title: t('mails.order.notArrived.title'),
    first: t('mails.order.notArrived.until', { moment }),
  })
  const facts =
    note === null ? content.facts : [...(content.facts ?? []), [t('mails.note'), note] as const]
  const subject = t('mails.order.notArrived.subject', { number })
  return mailsToBuyer(order, settings, subject, { ...content, facts })
}
