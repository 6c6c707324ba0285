import type { MessageId, PlainMessageId, Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { AmendmentChange } from '@bandari/sdk'
import { fromDecimal, toPriceIn } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import { notificationSettings } from '../../../people/accounts/notifications/muted-mails.store.ts'
import { greeting as greetingOf } from '../../../platform/mail/greeting.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { balanceOf, isToPay } from '../../payments/balance.ts'
import { zonedMoment } from '../dates.ts'
import type { OrderedFrom } from '../listing-ordered.store.ts'
import { greeting, mailsToBuyer, orderAction } from '../order-mails.ts'
import type { OrderRecord } from '../order.store.ts'
import { changesOf, type Terms, totalOfTerms } from './terms.ts'

interface AmendmentNews {
  /** `applied` is told to the buyer, `accepted` is what they agreed to. */
  news: 'proposed' | 'applied' | 'accepted' | 'withdrawn' | 'lapsed'
  before: Terms
  after: Terms
  reason: string
  /** Until when the buyer can answer. */
  answerBy?: Date | null
}

const texts = {
  proposed: ['mails.amendment.proposed.title', 'mails.amendment.proposed.answer'],
  applied: ['mails.amendment.applied.title', 'mails.amendment.applied.now'],
  accepted: ['mails.amendment.accepted.title', 'mails.amendment.applied.now'],
  withdrawn: ['mails.amendment.withdrawn.title', 'mails.amendment.stays'],
  lapsed: ['mails.amendment.lapsed.title', 'mails.amendment.stays'],
} as const satisfies Record<AmendmentNews['news'], readonly [PlainMessageId, PlainMessageId]>

/** What of an order is another, or would be, with the invoice where there is something to pay. */
export function amendmentMails(
  order: OrderRecord,
  { news, before, after, reason, answerBy = null }: AmendmentNews,
  settings: Settings,
): OutgoingMail[] {
  const { account_language: language, number, currency } = order
  const translator = translatorOf(language)
  const { t } = translator
  const price = (minor: number) => toPriceIn(language, minor, currency)
  const [title, sentence] = texts[news]
  const isInForce = news === 'applied' || news === 'accepted'
  const totals = t('mails.amendment.fromTo', {
    before: price(totalOfTerms(before)),
    after: price(totalOfTerms(after)),
  })
  const facts: [string, string][] = [
    [t('mails.order.number'), number],
    ...changesOf(before, after).map((change) => changeFact(change, { order, translator })),
    [t('mails.total'), totals],
    ...(isInForce ? moneyFacts(order) : []),
    ...(answerBy === null
      ? []
      : [[t('mails.amendment.answerBy'), zonedMoment(answerBy, language)] as [string, string]]),
    [t('mails.note'), reason],
  ]
  const mails = mailsToBuyer(order, settings, t('mails.amendment.subject', { number }), {
    title: t(title),
    paragraphs: [greeting(order), t(sentence)],
    facts,
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  })
  return isInForce && isToPay(order)
    ? mails.map((mail) => ({ ...mail, attachProFormaOf: order.id }))
    : mails
}

/** What is missing or too much by the new total; nothing where it is paid as it should be. */
function moneyFacts(order: OrderRecord): [string, string][] {
  const { t } = translatorOf(order.account_language)
  const { due, over } = balanceOf(order)
  const price = (minor: number) => toPriceIn(order.account_language, minor, order.currency)
  if (over > 0) return [[t('mails.order.arrived.tooMuch'), price(over)]]
  return due > 0 ? [[t('mails.order.arrived.missing'), price(due)]] : []
}

const whats = {
  quantity: 'portalAmendments.what.quantity',
  price: 'portalAmendments.what.price',
  port: 'portalAmendments.what.port',
  shipping_type: 'portalAmendments.what.shippingType',
  shipping: 'portalAmendments.what.shipping',
  insurance: 'portalAmendments.what.insurance',
  inspection: 'portalAmendments.what.inspection',
  discount: 'portalAmendments.what.discount',
} as const satisfies Record<Exclude<AmendmentChange['what'], 'extra'>, MessageId>

/** `Freight: USD 700.00 → USD 1,500.00`. */
function changeFact(
  { what, of, before, after }: AmendmentChange,
  { order, translator }: { order: Pick<OrderRecord, 'currency'>; translator: Translator },
): [string, string] {
  const { t, language } = translator
  const words = (value: string | null) => {
    if (value === null) return t('portalAmendments.none')
    if (what === 'shipping_type')
      return t(value === 'RORO' ? 'invoice.byRoro' : 'invoice.byContainer')
    if (what === 'port' || what === 'quantity') return value
    return toPriceIn(language as OrderRecord['language'], fromDecimal(value) ?? 0, order.currency)
  }
  const label = what === 'extra' ? (of ?? '') : t(whats[what])
  const named = of !== null && what !== 'extra' ? `${label}, ${of}` : label
  return [named, t('mails.amendment.fromTo', { before: words(before), after: words(after) })]
}

/** Tells a seller that a price or a number of what was ordered from them is another; null where nothing of theirs is. */
export function listingAmendedMail(
  seller: OrderedFrom,
  order: Pick<OrderRecord, 'id' | 'number' | 'currency'>,
  changes: readonly AmendmentChange[],
  settings: Pick<Settings, 'brandName' | 'portalOrigin'>,
): OutgoingMail | null {
  const own = changes.filter(({ of }) => seller.lines.some(({ title }) => title === of))
  if (own.length === 0) return null
  const translator = translatorOf(seller.language)
  const { t } = translator
  const url = notificationSettings(settings)
  return {
    to: seller.email,
    subject: t('mails.listing.amended.subject', { number: order.number }),
    orderId: order.id,
    settingsUrl: url,
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.listing.amended.title'),
      paragraphs: [greetingOf(translator, seller.first_name), t('mails.listing.amended.agreed')],
      facts: [
        ...own.map((change) => changeFact(change, { order, translator })),
        [t('mails.order.number'), order.number] as [string, string],
      ],
      action: { label: t('mails.listing.orders'), url: `${settings.portalOrigin}/vendor/orders` },
      optional: { words: t('mails.switchOff'), url },
    }),
  }
}

/** The buyer's answer, or that there was none, to whoever looks after orders. */
export function answerMail(
  order: Pick<OrderRecord, 'id' | 'number'>,
  { answer, note }: { answer: 'accepted' | 'declined' | 'lapsed'; note: string | null },
  {
    settings,
    language,
  }: {
    settings: Pick<Settings, 'brandName' | 'portalOrigin' | 'supportEmail'>
    language: OrderRecord['language']
  },
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const subject = t(answers[answer], { number: order.number })
  return {
    to: settings.supportEmail,
    subject,
    orderId: order.id,
    ...composeMail(translator, {
      brand: settings.brandName,
      title: subject,
      paragraphs: [],
      facts: [
        [t('mails.order.number'), order.number],
        ...(note === null ? [] : [[t('mails.note'), note] as [string, string]]),
      ],
      action: {
        label: t('staffMails.alarm.action'),
        url: `${settings.portalOrigin}/support/orders/${order.id}/show`,
      },
    }),
  }
}

const answers = {
  accepted: 'staffMails.amendment.accepted',
  declined: 'staffMails.amendment.declined',
  lapsed: 'staffMails.amendment.lapsed',
} as const
