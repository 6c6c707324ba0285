import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { balanceOf } from '../../payments/balance.ts'
import type { PaymentSource } from '../../payments/tables.ts'
import { zonedMoment } from '../dates.ts'
import { greeting, mailsToBuyer, orderAction, paymentContent } from '../order-mails.ts'
import type { OrderRecord } from '../order.store.ts'

interface TakenBack {
  /** Minor units. */
  amount: number
  source: PaymentSource
}

/** A payment is not recorded for the order any more: what that means for it, and until when it is kept. */
export function takenBackMails(
  order: OrderRecord,
  { amount, source }: TakenBack,
  settings: Settings,
): OutgoingMail[] {
  const { account_language: language, currency, number } = order
  const { t } = translatorOf(language)
  const price = (minor: number) => toPriceIn(language, minor, currency)
  const why = source === 'bitcoin' ? 'mails.order.takenBack.gone' : 'mails.order.takenBack.wrong'
  const title = t('mails.order.takenBack.title', { number, amount: price(amount) })
  const first = t(why, { amount: price(amount) })
  const content =
    order.status === 'Pending'
      ? paymentContent(order, settings, { title, first })
      : {
          title,
          paragraphs: [greeting(order), first],
          facts: [
            [t('mails.order.number'), number],
            [t('mails.order.reference'), order.payment_reference],
            [t('mails.total'), price(order.total)],
          ] as [string, string][],
          action: orderAction(t, settings, order),
          closing: t('mails.questions', { email: settings.supportEmail }),
        }
  const next = nextOf(order, price)
  return mailsToBuyer(order, settings, t('mails.order.takenBack.subject', { number }), {
    ...content,
    paragraphs: [...content.paragraphs, ...(next === null ? [] : [next])],
  })
}

/** What happens next; null where nothing changes for the buyer. */
function nextOf(order: OrderRecord, price: (minor: number) => string): string | null {
  const { account_language: language, status } = order
  const { t } = translatorOf(language)
  const { received, due } = balanceOf(order)
  if (status === 'Payment Declined') return t('mails.order.takenBack.declined')
  if (status === 'Canceled') return null
  if (due === 0) return t('mails.order.takenBack.paid')
  if (status !== 'Pending') return t('mails.order.takenBack.missing', { due: price(due) })
  const moment = zonedMoment(order.payment_due, language)
  return received > 0
    ? t('mails.order.takenBack.part', { due: price(due) })
    : t('mails.order.takenBack.until', { moment })
}
