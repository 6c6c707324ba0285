import type { PlainMessageId } from '@bandari/i18n'
import type { Offer } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../dates.ts'
import { formatMoney } from '../format.ts'

/** Whose screen it is. */
export type Side = 'buyer' | 'seller'

type OfferState = Offer['state']

/** Whose answer is awaited; nobody's once the price is agreed or the offer is over. */
export function isTurnOf({ state }: Pick<Offer, 'state'>, side: Side): boolean {
  return state === (side === 'seller' ? 'open' : 'countered')
}

/** Neutral, for whoever is on neither side. */
export const offerStates = {
  open: 'portalOffers.state.open',
  countered: 'portalOffers.state.countered',
  accepted: 'portalOffers.state.accepted',
  ordered: 'portalOffers.state.ordered',
  declined: 'portalOffers.state.declined',
  withdrawn: 'portalOffers.state.withdrawn',
  expired: 'portalOffers.state.expired',
} as const satisfies Record<OfferState, PlainMessageId>

export function stateName(offer: Pick<Offer, 'state'>, side: Side): string {
  return t(isTurnOf(offer, side) ? 'portalOffers.state.yourTurn' : offerStates[offer.state])
}

export function toneOf(offer: Pick<Offer, 'state'>, side: Side) {
  const { state } = offer
  if (isTurnOf(offer, side)) return 'attention'
  return state === 'accepted' || state === 'ordered' ? 'available' : 'neutral'
}

export function priceOf({ amount, currency }: Pick<Offer, 'amount' | 'currency'>): string {
  return formatMoney({ amount, currency })
}

/** Until when, in the person's time zone; null for an offer that is over. */
export function untilLabel(offer: Offer, side: Side): string | null {
  if (offer.ends_at === null) return null
  const moment = formatMoment(offer.ends_at)
  if (isTurnOf(offer, side)) return t('portalOffers.until.turn', { moment })
  if (offer.state !== 'accepted') return t('portalOffers.until.wait', { moment })
  return side === 'buyer'
    ? t('portalOffers.until.forYou', { moment })
    : t('portalOffers.until.forBuyer', { moment })
}

type Event = Offer['events'][number]

const eventsOfYou = {
  open: 'portalOffers.event.you.open',
  countered: 'portalOffers.event.you.countered',
  accepted: 'portalOffers.event.you.accepted',
  ordered: 'portalOffers.event.you.ordered',
  declined: 'portalOffers.event.you.declined',
  withdrawn: 'portalOffers.event.you.withdrawn',
} as const

const ofSeller = {
  countered: 'portalOffers.event.seller.countered',
  accepted: 'portalOffers.event.seller.accepted',
  declined: 'portalOffers.event.seller.declined',
  withdrawn: 'portalOffers.event.seller.withdrawn',
} as const

const ofBuyer = {
  open: 'portalOffers.event.buyer.open',
  accepted: 'portalOffers.event.buyer.accepted',
  ordered: 'portalOffers.event.buyer.ordered',
  declined: 'portalOffers.event.buyer.declined',
  withdrawn: 'portalOffers.event.buyer.withdrawn',
} as const

type EventLabels = Partial<
  Record<
    OfferState,
    | (typeof eventsOfYou)[keyof typeof eventsOfYou]
    | (typeof ofSeller)[keyof typeof ofSeller]
    | (typeof ofBuyer)[keyof typeof ofBuyer]
  >
>

const eventsOfOthers: Readonly<Record<Event['by'], EventLabels>> = {
  seller: ofSeller,
  buyer: ofBuyer,
  clock: {},
}

/** `You offered $4,000`, `The seller asks $4,300`. */
export function eventLabel({ state, by, amount }: Event, side: Side, currency: string): string {
  const words: EventLabels = by === side ? eventsOfYou : eventsOfOthers[by]
  return t(words[state] ?? 'portalOffers.event.over', { price: formatMoney({ amount, currency }) })
}

/** What a side may answer now, the likeliest first. */
export type Answer = 'accept' | 'counter' | 'decline' | 'withdraw'

export function answersOf({ state }: Pick<Offer, 'state'>, side: Side): readonly Answer[] {
  if (isTurnOf({ state }, side)) return ['accept', 'counter', 'decline']
  const mayWithdraw = side === 'buyer' ? ['open', 'accepted'] : ['countered']
  return mayWithdraw.includes(state) ? ['withdraw'] : []
}

/** Between which prices a counter-offer lies, as the API has it: a buyer's may be anything below what is asked. */
export function rangeOf({ amount, list_price }: Offer, side: Side) {
  return side === 'buyer' ? { low: null, high: amount } : { low: amount, high: list_price }
}

/** Whether an amount, in the wire's words, may be sent as a counter-offer. */
export function isInRange(amount: string, { low, high }: ReturnType<typeof rangeOf>): boolean {
  const value = Number(amount)
  return value > Number(low ?? 0) && value < Number(high)
}
