import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { paperName } from '../../landed/labels.ts'
import { zonedMoment } from '../../selling/orders/dates.ts'
import { greeting, mailsToBuyer, orderAction } from '../../selling/orders/order-mails.ts'
import type { OrderRecord } from '../../selling/orders/order.store.ts'

/** Asks the buyer to check a draft within 48 hours. */
export function draftMails(
  order: OrderRecord,
  { kind, due }: { kind: string; due: Date },
  settings: Settings,
): OutgoingMail[] {
  const { account_language: language, number } = order
  const translator = translatorOf(language)
  const { t } = translator
  const paper = paperName(kind, translator)
  const moment = zonedMoment(due, language)
  return mailsToBuyer(order, settings, t('mails.paper.draft.subject', { number, paper }), {
    title: t('mails.paper.draft.title', { paper }),
    paragraphs: [
      greeting(order),
      t('mails.paper.draft.until', { moment }),
      t('mails.paper.draft.look'),
    ],
    facts: [[t('mails.order.number'), number]],
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
}

interface DocumentAnswer {
  kind: string
  /** Null where the buyer confirms the draft. */
  correction: string | null
  /** Language of the mail to staff. */
  language: Language
}

/** Tells staff the buyer's answer to a draft. */
export function answerStaffMail(
  order: OrderRecord,
  { kind, correction, language }: DocumentAnswer,
  settings: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const paper = paperName(kind, translator)
  const { number } = order
  const title =
    correction === null
      ? t('staffMails.paper.confirmed', { paper, number })
      : t('staffMails.paper.toCorrect', { paper, number })
  return staffMail(
    order,
    { title, text: correction ?? t('staffMails.paper.final'), language },
    settings,
  )
}

interface StaffText {
  title: string
  text: string
  language: Language
}

export function staffMail(
  order: Pick<OrderRecord, 'id' | 'number' | 'email'>,
  { title, text, language }: StaffText,
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  return {
    to: supportEmail,
    subject: title,
    orderId: order.id,
    ...composeMail(translator, {
      brand: brandName,
      title,
      paragraphs: [text],
      facts: [[t('mails.order.number'), order.number]],
      action: {
        label: t('staffMails.import.action'),
        url: `${portalOrigin}/support/orders/${order.id}/show`,
      },
    }),
  }
}
