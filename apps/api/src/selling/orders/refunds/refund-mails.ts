import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { balanceOf } from '../../payments/balance.ts'
import { greeting, mailsToBuyer, orderAction, refundFacts } from '../order-mails.ts'
import type { OrderRecord } from '../order.store.ts'
import type { RefundEntry } from './make-refund.ts'

/** Money of an order has been sent back: how much, how, why, and what is still to come. */
export function refundMails(
  order: OrderRecord,
  { refund, reason }: Pick<RefundEntry, 'refund' | 'reason'>,
  settings: Settings,
): OutgoingMail[] {
  const { account_language: language, currency, number } = order
  const { t } = translatorOf(language)
  const price = (minor: number) => toPriceIn(language, minor, currency)
  const { over } = balanceOf(order)
  const facts: [string, string][] = [
    [t('mails.order.number'), number],
    [t('mails.order.reference'), order.payment_reference],
    ...refundFacts(order, refund),
  ]
  if (reason) facts.push([t('mails.note'), reason])
  if (over > 0) facts.push([t('mails.order.arrived.tooMuch'), price(over)])
  return mailsToBuyer(order, settings, t('mails.order.sentBack.subject', { number }), {
    title: t('mails.order.sentBack.title', { amount: price(refund.amount) }),
    paragraphs: [greeting(order), t('mails.order.returned.sent'), t('mails.order.receipt')],
    facts,
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
}
