import type { PlainMessageId, Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { addressesOfBuyer } from '../../selling/orders/order-mails.ts'
import type { TakeDown } from '../../stock/moderation/take-down.ts'
import type { AffectedBuyer } from './affected.store.ts'
import { causeLabel } from '../../stock/moderation/cause-label.ts'
import type { AffectedOrder } from './find-affected.ts'
import type { OrderEffect } from './order-effect.ts'

interface Concern {
  orders: readonly AffectedOrder[]
  hasOffer: boolean
  hasBasket: boolean
}

/** What happens to an order and its money, said to its buyer. */
const orderTexts = {
  stays: 'mails.takenDown.order.stays',
  cancelled: 'mails.takenDown.order.cancelled',
  asked: 'mails.takenDown.order.asked',
  waits: 'mails.takenDown.order.waits',
  own: 'mails.takenDown.order.asked',
} as const satisfies Record<OrderEffect, string>

/** One mail for all that a buyer had of the listing, to each address that their orders name. */
export function buyerMails(
  buyer: AffectedBuyer,
  { listing: { title }, cause }: Pick<TakeDown, 'listing' | 'cause'>,
  concern: Concern,
  settings: Settings,
): OutgoingMail[] {
  const translator = translatorOf(buyer.language)
  const { t } = translator
  const why = causeLabel(t, cause)
  const body = composeMail(translator, {
    brand: settings.brandName,
    title: t('mails.takenDown.title'),
    paragraphs: [
      greeting(translator, buyer.first_name),
      t('mails.takenDown.what', { title }),
      ...effectTexts(t, concern),
    ],
    facts: why === null ? [] : [[t('mails.reason'), why]],
    ...actionOf(t, concern, settings),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
  const subject = t('mails.takenDown.subject', { title })
  return addressesOf(buyer, concern).map((to) => ({ to, subject, ...body }))
}

function effectTexts(t: Translator['t'], { orders, hasOffer, hasBasket }: Concern): string[] {
  const plain: PlainMessageId[] = []
  if (hasBasket) plain.push('mails.takenDown.basket')
  if (hasOffer) plain.push('mails.takenDown.offer')
  return [
    ...plain.map((id) => t(id)),
    ...orders.map(({ order: { number }, effect }) => t(orderTexts[effect], { number })),
  ]
}

function actionOf(t: Translator['t'], { orders: [first] }: Concern, { portalOrigin }: Settings) {
  if (!first) return {}
  const url = `${portalOrigin}/orders/${first.order.id}`
  return { action: { label: t('mails.order.action'), url } }
}

function addressesOf({ email }: AffectedBuyer, { orders }: Concern): string[] {
  const all = [email, ...orders.flatMap(({ order }) => addressesOfBuyer(order))]
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()]
}
