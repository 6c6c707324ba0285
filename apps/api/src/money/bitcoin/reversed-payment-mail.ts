import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { OrderRecord } from '../../selling/orders/order.store.ts'

/** The mail to staff: an order that seemed paid is not, and may be about to be shipped. */
export function reversedPaymentMail(
  { id, number, currency }: OrderRecord,
  { amount: minor, language }: { amount: number; language: Language },
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const amount = toPriceIn(language, minor, currency)
  return {
    to: supportEmail,
    subject: t('staffBitcoin.mail.subject', { number }),
    orderId: id,
    ...composeMail(translator, {
      brand: brandName,
      title: t('staffBitcoin.mail.title'),
      paragraphs: [t('staffBitcoin.mail.text', { amount, number })],
      facts: [],
      action: {
        label: t('staffMails.import.action'),
        url: `${portalOrigin}/support/orders/${id}/show`,
      },
    }),
  }
}
