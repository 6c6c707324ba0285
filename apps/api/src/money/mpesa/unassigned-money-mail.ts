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
  const none = t('staffMails.mpesaLeft.none')
  const url = order === null ? '/support/orders' : `/support/orders/${order.id}/show`
  return {
    to: supportEmail,
    subject: t('staffMails.mpesaLeft.subject', { amount }),
    ...(order !== null && { orderId: order.id }),
    ...composeMail(translator, {
      brand: brandName,
      title: t('staffMails.mpesaLeft.title'),
      paragraphs: [t('staffMails.mpesaLeft.text')],
      facts: [
        [t('staffMails.mpesaLeft.amount'), amount],
        [t('staffMails.mpesaLeft.receipt'), receipt ?? none],
        [t('staffMails.mpesaLeft.account'), account ?? none],
        [t('staffMails.mpesaLeft.order'), order?.number ?? none],
      ],
      action: { label: t('staffMails.import.action'), url: `${portalOrigin}${url}` },
    }),
  }
}
