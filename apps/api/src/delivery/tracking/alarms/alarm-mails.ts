import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../../core/settings.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { greeting, mailsToBuyer, orderAction } from '../../../selling/orders/order-mails.ts'
import type { OrderRecord } from '../../../selling/orders/order.store.ts'
import { dayIn } from '../mails/tracking-mails.ts'
import type { AlarmRule, ActiveAlarm } from './alarm-rule.ts'

/** Mails to staff, and to the buyer if the rule has a text for them. */
export function alarmMails(
  rule: AlarmRule,
  {
    order,
    active,
    staffLanguage,
  }: { order: OrderRecord; active: ActiveAlarm; staffLanguage: Language },
  settings: Settings,
): OutgoingMail[] {
  return [
    staffMail(rule, { order, active, language: staffLanguage }, settings),
    ...buyerMails(rule, { order, active }, settings),
  ]
}

function mailContext(language: Language, { details }: ActiveAlarm) {
  const translator = translatorOf(language)
  const { t } = translator
  return { t, translator, language, details, formatDay: (day: string) => dayIn(day, language) }
}

function staffMail(
  { staff }: AlarmRule,
  { order, active, language }: { order: OrderRecord; active: ActiveAlarm; language: Language },
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const { number, id } = order
  return {
    to: supportEmail,
    subject: t('staffMails.alarm.subject', { number }),
    orderId: id,
    ...composeMail(translator, {
      brand: brandName,
      title: t('staffMails.alarm.title', { number }),
      paragraphs: [staff(mailContext(language, active)), t('staffMails.alarm.stands')],
      facts: [[t('mails.order.number'), number]],
      action: {
        label: t('staffMails.alarm.action'),
        url: `${portalOrigin}/support/orders/${id}/show`,
      },
    }),
  }
}

function buyerMails(
  { buyer }: AlarmRule,
  { order, active }: { order: OrderRecord; active: ActiveAlarm },
  settings: Settings,
): OutgoingMail[] {
  if (buyer === null) return []
  const words = mailContext(order.account_language, active)
  const { t } = words
  const { title, text, isTheirTurn = false } = buyer(words)
  return mailsToBuyer(order, settings, t('mails.alarm.subject', { number: order.number, title }), {
    // The subject has it after a colon, in lower case.
    title: title.charAt(0).toUpperCase() + title.slice(1),
    paragraphs: [
      greeting(order),
      ...[text].flat(),
      ...(isTheirTurn ? [] : [t('mails.alarm.weAct')]),
    ],
    facts: [[t('mails.order.number'), order.number]],
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
}
