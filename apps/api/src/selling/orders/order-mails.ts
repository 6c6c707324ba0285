import { sourceLanguage, type Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../core/money.ts'
import { greeting as greetingOf } from '../../platform/mail/greeting.ts'
import { composeMail, type MailContent } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import { longDate, zonedMoment } from './dates.ts'
import { landedLabelsOf } from './landed-labels.ts'
import type { OrderLandedPrice } from './landed/order-landed.store.ts'
import type { OrderRecord } from './order.store.ts'
import { amountOf } from '../../pricing/cost-lines/cost-line.ts'
import { invoiceAddress } from '../invoices/invoice-code.ts'
import { balanceOf } from '../payments/balance.ts'
import { methodOf, paymentOptions, refundedBy } from '../payments/methods.ts'
import type { Refund } from './refund.ts'
import { destinationText } from './order-labels.ts'

type Content = Omit<MailContent, 'brand'>

/** Confirmation with the pro-forma invoice (decisions 7). */
export function confirmationMails(
  order: OrderRecord,
  landedPrices: readonly OrderLandedPrice[],
  settings: Settings,
): OutgoingMail[] {
  const { t } = translatorOf(order.account_language)
  const subject = t('mails.order.confirmation.subject', { number: order.number })
  return mailsToBuyer(order, settings, subject, confirmation(order, landedPrices, settings)).map(
    (mail) => ({
      ...mail,
      attachProFormaOf: order.id,
    }),
  )
}

/** The invoice again, once staff have priced the insurance that the order waited for. */
export function insuranceMails(order: OrderRecord, settings: Settings): OutgoingMail[] {
  const { t } = translatorOf(order.account_language)
  const subject = t('mails.order.insured.subject', { number: order.number })
  const content = paymentContent(order, settings, {
    title: t('mails.order.insured.title'),
    first: t('mails.order.insured.added'),
  })
  return mailsToBuyer(order, settings, subject, content).map((mail) => ({
    ...mail,
    attachProFormaOf: order.id,
  }))
}

/** The invoice of an order that waits for payment once more, as it is today. */
export function resentInvoiceMails(order: OrderRecord, settings: Settings): OutgoingMail[] {
  const { account_language: language, number } = order
  const { t } = translatorOf(language)
  const content = paymentContent(order, settings, {
    title: t('mails.order.invoiceAgain.title', { number }),
    first: t('mails.order.invoiceAgain.attached'),
  })
  const subject = t('mails.order.invoiceAgain.subject', { number })
  return mailsToBuyer(order, settings, subject, content).map((mail) => ({
    ...mail,
    attachProFormaOf: order.id,
  }))
}

/** A day before an unpaid order is given up: what there is to pay, how, and until which minute. */
export function reminderMails(order: OrderRecord, settings: Settings): OutgoingMail[] {
  const { account_language: language, number, payment_due: due } = order
  const { t } = translatorOf(language)
  const [day, moment] = [longDate(due, language), zonedMoment(due, language)]
  const content = paymentContent(order, settings, {
    title: t('mails.order.reminder.title', { number, day }),
    first: t('mails.order.reminder.until', { moment }),
  })
  return mailsToBuyer(order, settings, t('mails.order.reminder.subject', { number, day }), content)
}

export function refundFacts(order: OrderRecord, refund: Refund): [string, string][] {
  const { t } = translatorOf(order.account_language)
  const amount = toPriceIn(order.account_language, refund.amount, order.currency)
  const method = t(refundedBy(refund.method))
  return [
    [t('mails.order.refunded'), t('mails.order.refundedBy', { amount, method })],
    [t('mails.order.refundReference'), refund.reference],
  ]
}

function confirmation(
  order: OrderRecord,
  landedPrices: readonly OrderLandedPrice[],
  settings: Settings,
): Content {
  const { account_language: language, number, payment_due } = order
  const { t } = translatorOf(language)
  const content = paymentContent(order, settings, {
    title: t('mails.order.confirmation.title', { number }),
    first: reserved(order, longDate(payment_due, language), t),
  })
  return { ...content, facts: [...(content.facts ?? []), ...landedFacts(order, landedPrices)] }
}

/** The landed prices of the order's vehicles and whether they may enter, for information. */
function landedFacts(
  order: OrderRecord,
  landedPrices: readonly OrderLandedPrice[],
): [string, string][] {
  const { account_language: language } = order
  const { t } = translatorOf(language)
  return landedPrices.flatMap((landedPrice) => {
    const { title, othersLines, others, landed, knownRange, missing, verdict, sentence } =
      landedLabelsOf(landedPrice, order, language)
    const facts: (readonly [string, string | null])[] = [
      [landedPrices.length === 1 ? t('mails.order.mayEnter') : title, verdict],
      [t('mails.order.rule'), sentence],
      ...othersLines,
      [t('mails.order.toOthers'), others],
      knownRange === null
        ? [t('mails.order.atDoor'), landed]
        : [t('mails.order.atDoorKnown'), knownRange],
      [t('mails.order.notKnown'), missing],
    ]
    return facts.filter((fact): fact is [string, string] => fact[1] !== null)
  })
}

/**
 * What an order costs by now, what part of it is missing, and how to pay that. Mails never name the account, because they
 * can be changed on their way: they lead to the invoice and to the page that checks it.
 */
export function paymentContent(
  order: OrderRecord,
  settings: Settings,
  { title, first }: { title: string; first: string },
): Content {
  const { account_language: language } = order
  const { t } = translatorOf(language)
  const total = toPriceIn(language, order.total, order.currency)
  const { due } = balanceOf(order)
  const missing = toPriceIn(language, due, order.currency)
  const day = longDate(order.payment_due, language)
  const means = paymentOptions(order)
    .map(({ method }) => t(methodOf(method).paidBy))
    .reduce((first, second) => t('mails.order.or', { first, second }))
  return {
    title,
    paragraphs: [
      greeting(order),
      first,
      t('mails.order.confirmation.pay', { total: missing, means }),
    ],
    facts: [
      [t('mails.order.number'), order.number],
      [t('mails.order.reference'), order.payment_reference],
      ...insuranceFacts(order),
      [t('mails.total'), total],
      ...(due === order.total ? [] : [[t('mails.order.arrived.missing'), missing] as const]),
      [t('mails.order.payBy'), day],
      [t('mails.destination'), destinationText(order, translatorOf(language))],
      [t('mails.order.check'), invoiceAddress(order, settings)],
    ],
    action: orderAction(t, settings, order),
    closing: t('mails.order.closing', { support: settings.supportEmail }),
  }
}

/** Nothing where nobody asked for it. */
function insuranceFacts(order: OrderRecord): [string, string][] {
  if (!order.insurance_requested) return []
  const { account_language: language, costLines, currency } = order
  const { t } = translatorOf(language)
  const price = amountOf(costLines, 'insurance')
  const words = price === null ? t('mails.insuranceUnknown') : toPriceIn(language, price, currency)
  return [[t('mails.insurance'), words]]
}

function reserved({ lines }: OrderRecord, day: string, t: Translator['t']): string {
  const [first] = lines
  const count = lines.reduce((sum, line) => sum + line.quantity, 0)
  return first && count === 1
    ? t('mails.order.confirmation.reservedOne', { title: first.title, day })
    : t('mails.order.confirmation.reservedMany', { count, day })
}

/** Titles are English words, such as `Mrs`; in other languages the whole name is said instead. */
export function greeting({
  shipping_address: { title, first_name, last_name },
  account_language: language,
}: Pick<OrderRecord, 'shipping_address' | 'account_language'>) {
  const first = language === sourceLanguage ? title : first_name
  return greetingOf(translatorOf(language), [first, last_name].filter(Boolean).join(' '))
}

/** Leads to the order's page. */
export function orderAction(
  t: Translator['t'],
  { portalOrigin }: Settings,
  { id }: Pick<OrderRecord, 'id'>,
): Content['action'] {
  return { label: t('mails.order.action'), url: `${portalOrigin}/orders/${id}` }
}

/**
 * To the account's address, and to the consignee's once that is confirmed: somebody has opened the link that was mailed to
 * it when they registered. Otherwise anybody could have us write to anybody.
 */
export function mailsToBuyer(
  order: OrderRecord,
  { brandName }: Settings,
  subject: string,
  content: Content,
): OutgoingMail[] {
  const body = composeMail(translatorOf(order.account_language), { brand: brandName, ...content })
  return addressesOfBuyer(order).map((to) => ({ to, subject, ...body, orderId: order.id }))
}

/** Where the buyer of an order is written to about it. */
export function addressesOfBuyer({
  is_email_confirmed,
  email,
  account_email,
}: OrderRecord): string[] {
  const confirmed = is_email_confirmed ? [email] : []
  const addresses = new Map(
    [...confirmed, account_email].map((address) => [address.toLowerCase(), address]),
  )
  return [...addresses.values()]
}
