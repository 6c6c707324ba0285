import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { LockedOrder } from '../../selling/orders/order.store.ts'

export interface UnassignedMoney {
  /** Null if Safaricom says that a prompt was paid, but not under which receipt. */
  receipt: string | null
  /** Minor units of shillings. */
  amount: number
  account: string | null
  order: Pick<LockedOrder, 'id' | 'number'> | null
  language: Language
}

/** The mail to staff: money on the paybill could not be assigned to an order. */
export function unassignedMoneyMail(
  { receipt, amount: minor, account, order, language }: UnassignedMoney,
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const amount = toPriceIn(language, minor, 'KES')
  const none = t('staffMpesa.mail.none')
  const url = order === null ? '/support/orders' : `/support/orders/${order.id}/show`
  return {
    to: supportEmail,
    subject: t('staffMpesa.mail.subject', { amount }),
    ...(order !== null && { orderId: order.id }),
    ...composeMail(translator, {
      brand: brandName,
      title: t('staffMpesa.mail.title'),
      paragraphs: [t('staffMpesa.mail.text')],
      facts: [
        [t('staffMpesa.mail.amount'), amount],
        [t('staffMpesa.mail.receipt'), receipt ?? none],
        [t('staffMpesa.mail.account'), account ?? none],
        [t('staffMpesa.mail.order'), order?.number ?? none],
      ],
      action: { label: t('staffMails.import.action'), url: `${portalOrigin}${url}` },
    }),
  }
}
