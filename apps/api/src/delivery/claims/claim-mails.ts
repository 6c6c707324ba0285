import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../core/context.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { greeting, mailsToBuyer, orderAction } from '../../selling/orders/order-mails.ts'
import { getOrderRecord } from '../../selling/orders/order.store.ts'

interface ClaimMail {
  orderId: number
  /** In a mail to the buyer `answered` means that staff wrote; in one to staff, that the buyer did. */
  event: 'opened' | 'answered' | 'resolved'
  text: string
}

const toBuyer = {
  opened: {
    subject: 'mails.claim.opened.subject',
    title: 'mails.claim.opened.title',
    text: 'mails.claim.opened.text',
  },
  answered: {
    subject: 'mails.claim.answered.subject',
    title: 'mails.claim.answered.title',
    text: 'mails.claim.answered.text',
  },
  resolved: {
    subject: 'mails.claim.resolved.subject',
    title: 'mails.claim.resolved.title',
    text: 'mails.claim.resolved.text',
  },
} as const

type Dependencies = Pick<Context, 'db' | 'settings' | 'afterCommit' | 'nudgeOutbox'>

export async function mailBuyer(context: Dependencies, { orderId, event, text }: ClaimMail) {
  const { db, settings } = context
  const order = await getOrderRecord(db, orderId)
  const { account_language: language, number } = order
  const { t } = translatorOf(language)
  const words = toBuyer[event]
  const mails = mailsToBuyer(order, settings, t(words.subject, { number }), {
    title: t(words.title),
    paragraphs: [greeting(order), t(words.text), text],
    facts: [[t('mails.order.number'), number]],
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
  for (const mail of mails) await enqueueMail(db, mail)
  context.afterCommit(context.nudgeOutbox)
}

const toStaff = {
  opened: 'staffMails.claim.opened',
  answered: 'staffMails.claim.answered',
  resolved: 'staffMails.claim.resolved',
} as const

export async function mailStaff(context: Dependencies, { orderId, event, text }: ClaimMail) {
  const { db, settings } = context
  const order = await getOrderRecord(db, orderId)
  const { supportEmail, brandName, portalOrigin } = settings
  const translator = translatorOf(await staffLanguageAt(db, supportEmail))
  const { t } = translator
  const title = t(toStaff[event], { number: order.number })
  await enqueueMail(db, {
    to: supportEmail,
    subject: title,
    orderId,
    ...composeMail(translator, {
      brand: brandName,
      title,
      paragraphs: [text],
      facts: [[t('mails.order.number'), order.number]],
      action: {
        label: t('staffMails.import.action'),
        url: `${portalOrigin}/support/orders/${orderId}/show`,
      },
    }),
  })
  context.afterCommit(context.nudgeOutbox)
}
