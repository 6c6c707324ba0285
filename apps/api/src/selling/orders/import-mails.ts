import { type Language, type Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Verdict } from '../../landed/verdict.ts'
import { verdictSentence } from '../../landed/labels.ts'
import { greeting, mailsToBuyer, orderAction } from './order-mails.ts'
import type { OrderRecord } from './order.store.ts'

/** A vehicle whose admission is less certain than the buyer was told at the order. */
interface ImportNews {
  title: string
  verdict: Verdict
}

/** To the buyer: what holds now, and that nothing happens before they have heard from us. */
export function importMails(
  order: OrderRecord,
  { title, verdict }: ImportNews,
  settings: Settings,
): OutgoingMail[] {
  const translator = translatorOf(order.account_language)
  const { t } = translator
  return mailsToBuyer(order, settings, t('mails.order.import.subject', { number: order.number }), {
    title: t('mails.order.import.title'),
    paragraphs: [
      greeting(order),
      t('mails.order.import.told', { title }),
      verdictSentence(verdict, order.account_language, translator),
      t('mails.order.import.next'),
    ],
    facts: facts(order, title, t),
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
}

/** To staff, who have to agree with the buyer on what to do. */
export function importStaffMail(
  order: OrderRecord,
  { title, verdict, language }: ImportNews & { language: Language },
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  return {
    to: supportEmail,
    subject: t('staffMails.import.subject', { number: order.number }),
    orderId: order.id,
    ...composeMail(translator, {
      brand: brandName,
      title: t('staffMails.import.title'),
      paragraphs: [
        t('staffMails.import.told', { title, email: order.email }),
        verdictSentence(verdict, language, translator),
      ],
      facts: facts(order, title, t),
      action: {
        label: t('staffMails.import.action'),
        url: `${portalOrigin}/support/orders/${order.id}/show`,
      },
    }),
  }
}

function facts({ number }: OrderRecord, title: string, t: Translator['t']): [string, string][] {
  return [
    [t('mails.order.number'), number],
    [t('mails.order.import.vehicle'), title],
  ]
}
