import type { WebhookEventType } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { WebhookSide } from '../tables.ts'
import type { OfferFacts, OrderFacts, PayoutFacts, QuoteFacts, ThreadFacts } from './facts.store.ts'

/** What is told of an event, and to whom. */
export interface Message {
  side: WebhookSide
  /** Whose endpoints; null for the shop's. */
  ownerId: number | null
  /** Sets several messages of one event apart. */
  part: number | null
  data: object
}

const states = {
  'order.placed': 'Pending',
  'order.paid': 'Authorized',
  'order.shipped': 'Shipped',
  'order.canceled': 'Canceled',
} as const

type OrderType = keyof typeof states

export function isOrderType(type: WebhookEventType): type is OrderType {
  return type in states
}

/**
 * An order, to each seller with their own lines and nothing of the buyer, to each supporter whom it earns something with
 * that alone, and to staff whole. The state is the one that the event is about, whatever the order has become meanwhile.
 */
export function orderMessages(type: OrderType, order: OrderFacts): Message[] {
  const head = { order_number: order.number, state: states[type], currency: order.currency }
  return [
    ...sellersOf(order).map((seller) => ({
      side: 'seller' as const,
      ownerId: seller,
      part: null,
      data: { ...head, lines: linesOf(order, seller) },
    })),
    ...order.commissions.map(({ account_id, amount, currency }) => ({
      side: 'supporter' as const,
      ownerId: account_id,
      part: null,
      data: { ...head, currency, commission: toDecimal(amount) },
    })),
    {
      side: 'staff',
      ownerId: null,
      part: null,
      data: { order_id: order.id, ...head, total: toDecimal(order.total), lines: linesOf(order) },
    },
  ]
}

/** Each listing of an order, to its seller and to staff. */
export function listingMessages(order: OrderFacts): Message[] {
  return order.lines.flatMap((line): Message[] => {
    const data = { order_number: order.number, currency: order.currency, ...lineOf(line) }
    const part = line.listing_id
    const staff = { side: 'staff' as const, ownerId: null, part, data }
    if (line.vendor_id === null) return [staff]
    return [{ side: 'seller', ownerId: line.vendor_id, part, data }, staff]
  })
}

function sellersOf({ lines }: OrderFacts): number[] {
  return [...new Set(lines.flatMap(({ vendor_id }) => vendor_id ?? []))]
}

function linesOf({ lines }: OrderFacts, seller?: number) {
  return lines.filter(({ vendor_id }) => seller === undefined || vendor_id === seller).map(lineOf)
}

function lineOf({ listing_id, title, reference, quantity, goods }: OrderFacts['lines'][number]) {
  return { listing_id, title, reference, quantity, amount: toDecimal(goods) }
}

/** A message is read on its page: its text is a stranger's, and may hold what the other side must not know yet. */
export function threadMessages(message: ThreadFacts): Message[] {
  const { vendor_id, side, thread_id, message_id, listing_id, order_number } = message
  const data = { message_id, thread_id, from: side, listing_id, order_number }
  const staff = { side: 'staff' as const, ownerId: null, part: null, data }
  if (vendor_id === null || side === 'seller') return [staff]
  return [{ side: 'seller', ownerId: vendor_id, part: null, data }, staff]
}

export function offerMessages({ vendor_id, ends_at, ...offer }: OfferFacts): Message[] {
  const data = {
    offer_id: offer.offer_id,
    listing_id: offer.listing_id,
    amount: toDecimal(offer.amount),
    list_price: toDecimal(offer.list_price),
    currency: offer.currency,
    ends: ends_at.toISOString(),
  }
  const staff = { side: 'staff' as const, ownerId: null, part: null, data }
  if (vendor_id === null) return [staff]
  return [{ side: 'seller', ownerId: vendor_id, part: null, data }, staff]
}

export function quoteMessages(quote: QuoteFacts): Message[] {
  const { quote_id, listing_ids, shipping, currency, valid_until } = quote
  const data = { quote_id, listing_ids, shipping: toDecimal(shipping), currency, valid_until }
  return [{ side: 'staff', ownerId: null, part: null, data }]
}

/** Each payout of a batch, to its supporter and to staff. */
export function payoutMessages(payouts: readonly PayoutFacts[]): Message[] {
  return payouts.flatMap(({ payout_id, batch_id, account_id, code, amount, currency }) => {
    const data = { payout_id, amount: toDecimal(amount), currency }
    return [
      { side: 'supporter' as const, ownerId: account_id, part: payout_id, data },
      {
        side: 'staff' as const,
        ownerId: null,
        part: payout_id,
        data: { ...data, batch_id, supporter_code: code },
      },
    ]
  })
}
