import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Balance } from '../payments/balance.ts'
import type { OrderRecord } from './order.store.ts'
import { greeting, mailsToBuyer, orderAction } from './order-mails.ts'

interface ReceivedPayment {
  /** The amount of the payment that has just been recorded. */
  amount: number
  balance: Balance
}

/** Says what was received for an order, and what is missing or too much. */
export function paymentMails(
  order: OrderRecord,
  { amount, balance }: ReceivedPayment,
  settings: Settings,
): OutgoingMail[] {
  const { account_language: language, currency, number } = order
  const { t } = translatorOf(language)
  const price = (minor: number) => toPriceIn(language, minor, currency)
  const { received, charges, due, over } = balance
  const next =
    over > 0
      ? t('mails.order.arrived.over', { over: price(over) })
      : due > 0
        ? t('mails.order.arrived.due', { due: price(due) })
        : t('mails.order.arrived.complete')
  const facts: [string, string][] = [
    [t('mails.order.number'), number],
    [t('mails.order.reference'), order.payment_reference],
    [t('mails.total'), price(order.total)],
    [t('mails.order.arrived.received'), price(received)],
  ]
  if (charges > 0) facts.push([t('mails.order.arrived.charges'), price(charges)])
  if (over > 0) facts.push([t('mails.order.arrived.tooMuch'), price(over)])
  else facts.push([t('mails.order.arrived.missing'), price(due)])
  return mailsToBuyer(order, settings, t('mails.order.arrived.subject', { number }), {
    title: t('mails.order.arrived.title', { amount: price(amount) }),
    paragraphs: [greeting(order), next, t('mails.order.receipt')],
    facts,
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
}
