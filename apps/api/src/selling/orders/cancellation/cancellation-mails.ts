import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../../core/settings.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { greeting, mailsToBuyer, orderAction } from '../order-mails.ts'
import type { OrderRecord } from '../order.store.ts'

/** Says that the order stays, and why. */
export function declinedMails(
  order: OrderRecord,
  answer: string,
  settings: Settings,
): OutgoingMail[] {
  const { t } = translatorOf(order.account_language)
  const { number } = order
  return mailsToBuyer(order, settings, t('mails.order.kept.subject', { number }), {
    title: t('mails.order.kept.title'),
    paragraphs: [greeting(order), t('mails.order.kept.why')],
    facts: [
      [t('mails.order.number'), number],
      [t('mails.note'), answer],
    ],
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
}
