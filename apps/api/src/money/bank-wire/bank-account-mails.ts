import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { invoiceAddress } from '../../selling/invoices/invoice-code.ts'
import { longDate } from '../../selling/orders/dates.ts'
import { greeting, mailsToBuyer } from '../../selling/orders/order-mails.ts'
import type { OrderRecord } from '../../selling/orders/order.store.ts'

/**
 * Tells the buyer that the account has changed, and where to check that. It contains neither the account nor the new
 * invoice, because thieves send mails with other bank details.
 */
export function bankAccountMails(
  order: OrderRecord,
  changed: Date,
  settings: Settings,
): OutgoingMail[] {
  const { account_language: language, number } = order
  const { t } = translatorOf(language)
  const day = longDate(changed, language)
  const { supportEmail: support } = settings
  return mailsToBuyer(order, settings, t('mails.bankAccount.subject', { number }), {
    title: t('mails.bankAccount.title'),
    paragraphs: [
      greeting(order),
      t('mails.bankAccount.changed', { day, number }),
      t('mails.bankAccount.check'),
      t('mails.bankAccount.sent'),
    ],
    facts: [
      [t('mails.order.number'), number],
      [t('mails.order.reference'), order.payment_reference],
      [t('mails.order.check'), invoiceAddress(order, settings)],
    ],
    action: { label: t('mails.order.check'), url: invoiceAddress(order, settings) },
    closing: t('mails.order.closing', { support }),
  })
}
