import type { OrderStatus } from '../../platform/db/columns.ts'
import { toPrice } from '../../core/money.ts'
import { composeMail, type MailContent } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import { longDate } from './dates.ts'
import type { OrderRecord } from './order.store.ts'
import { methodOf, paymentOptions, refundName } from '../payments/methods.ts'
import type { Refund } from './refund.ts'
import { destinationText } from './order-texts.ts'

type Content = Omit<MailContent, 'brand'>

/** Confirmation with the pro-forma invoice (decisions 7). */
export function confirmationMails(order: OrderRecord, settings: Settings): OutgoingMail[] {
  const subject = `Order ${order.number}: your pro-forma invoice`
  return toBuyer(order, settings, subject, confirmation(order, settings)).map((mail) => ({
    ...mail,
    attachProFormaOf: order.id,
  }))
}

/** Tells the buyer that the order has moved; empty for a move that has no mail. */
export function statusMail(
  order: OrderRecord,
  { status, reason, refund }: StatusNews,
  settings: Settings,
): OutgoingMail[] {
  const text = refund ? refundText : statusTexts[status]
  if (!text) return []
  const facts: [string, string][] = [
    ['Order', order.number],
    ['Payment reference', order.payment_reference],
    ['Total', toPrice(order.total, order.currency)],
    ...(refund ? refundFacts(order, refund) : []),
    ...(reason ? ([['Note', reason]] as [string, string][]) : []),
  ]
  return toBuyer(order, settings, `Order ${order.number}: ${text.subject}`, {
    title: text.title,
    paragraphs: [greeting(order), ...text.paragraphs],
    facts,
    action: orderAction(settings),
    closing: help(settings),
  })
}

interface StatusNews {
  status: OrderStatus
  reason: string | null
  refund?: Refund | null
}

function refundFacts({ currency }: OrderRecord, refund: Refund): [string, string][] {
  return [
    ['Refunded', `${toPrice(refund.amount, currency)} by ${refundName(refund.method)}`],
    ['Reference of the refund', refund.reference],
  ]
}

interface StatusText {
  subject: string
  title: string
  paragraphs: string[]
}

const statusTexts: Partial<Record<OrderStatus, StatusText>> = {
  'Payment Declined': {
    subject: 'payment declined',
    title: 'Your payment was declined',
    paragraphs: [
      'We could not accept the payment for your order, so the reservation has ended. Nothing was shipped.',
      'Please write to us before you send the payment again.',
    ],
  },
  Authorized: {
    subject: 'payment received',
    title: 'Your payment has arrived',
    paragraphs: [
      'Thank you: the payment for your order is complete. We are now arranging the shipment and will write again when it has left.',
    ],
  },
  Shipped: {
    subject: 'shipped',
    title: 'Your order is on its way',
    paragraphs: [
      'Your order has been shipped. The bill of lading and the other papers you need to collect it follow by separate e-mail.',
    ],
  },
  Canceled: {
    subject: 'cancelled',
    title: 'Your order was cancelled',
    paragraphs: [
      'Your order has been cancelled and what we had reserved for you is for sale again. Please do not pay this invoice any more.',
      'If you have already paid, write to us with the payment reference and we will sort it out with you.',
    ],
  },
}

const refundText: StatusText = {
  subject: 'cancelled and refunded',
  title: 'Your order was cancelled',
  paragraphs: [
    'Your order has been cancelled and what we had reserved for you is for sale again.',
    'We have sent your money back as told below. It may be some days until your bank shows it.',
  ],
}

function confirmation(order: OrderRecord, settings: Settings): Content {
  const total = toPrice(order.total, order.currency)
  const options = paymentOptions(order, settings)
  const means = options.map(({ method }) => methodOf(method).byName).join(' or ')
  const details = options.flatMap((option) => option.details)
  return {
    title: `Thank you, order ${order.number} is reserved for you`,
    paragraphs: [
      greeting(order),
      `We have reserved ${itemsText(order)} until ${longDate(order.payment_due)}. Your pro-forma invoice is attached.`,
      `Please pay ${total} by ${means} and quote the payment reference. As soon as the money has arrived we confirm it by e-mail and arrange the shipment.`,
    ],
    facts: [
      ['Order', order.number],
      ['Payment reference', order.payment_reference],
      ['Total', total],
      ['Pay by', longDate(order.payment_due)],
      ['Destination', destinationText(order)],
      ...details.map(({ label, value }) => [label || 'Bank details', value] as const),
    ],
    action: orderAction(settings),
    closing: `Protect yourself from fraud: our bank details come from ${addressOf(settings.mailFrom)} only and never change by e-mail or chat. If in doubt, ask ${settings.supportEmail} before you pay.`,
  }
}

function itemsText({ lines }: OrderRecord): string {
  const [first] = lines
  const count = lines.reduce((sum, line) => sum + line.quantity, 0)
  return first && count === 1 ? first.title : `${count} items`
}

function greeting({ shipping_address: { title, last_name } }: OrderRecord): string {
  return `Dear ${[title, last_name].filter(Boolean).join(' ')},`
}

function orderAction({ portalOrigin }: Settings): Content['action'] {
  return { label: 'View your order', url: `${portalOrigin}/profile` }
}

function help({ supportEmail }: Settings): string {
  return `Questions? Write to ${supportEmail}.`
}

/** `Bandari <orders@…>` → `orders@…`. */
export function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}

/**
 * To the consignee's address and, when that is another, to the account's too: a slip in one must
 * not lose the invoice.
 */
function toBuyer(
  order: OrderRecord,
  { brandName }: Settings,
  subject: string,
  content: Content,
): OutgoingMail[] {
  const addresses = new Map(
    [order.email, order.account_email].map((address) => [address.toLowerCase(), address]),
  )
  const body = composeMail({ brand: brandName, ...content })
  return [...addresses.values()].map((to) => ({ to, subject, ...body, orderId: order.id }))
}
