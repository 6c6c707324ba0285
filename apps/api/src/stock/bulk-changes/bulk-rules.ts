import type { BulkKind, BulkReason, SellerListingState } from '@bandari/sdk'
import { divideRounded } from '../../core/money.ts'
import { type ListingAct, obstacleTo, type Standing } from '../listings/change-rules.ts'

/** What a change of many listings does to one of them; what a buyer was promised stays, as with a single listing. */

/** Minor units of `currency`, or hundredths of a percent. */
export type PriceChange = { amount: number; currency: string } | { percent: number }

export type BulkWish =
  | { kind: 'price'; by: PriceChange }
  | { kind: Extract<BulkKind, 'publish' | 'withdraw' | 'sold_elsewhere' | 'delete' | 'duplicate'> }
  | { kind: 'pictures'; order: 'reverse' | { cover: number } }

/** The facts of a listing that decide. */
export interface BulkFacts {
  standing: Standing
  status: 'draft' | 'live'
  /** Minor units. */
  price: number
  currency: string
  /** What going live lacks. */
  missing: readonly string[]
  pictures: number
  /** An order, basket, quote or offer names it. */
  isInUse: boolean
}

export type BulkOutcome =
  | { result: 'changed'; price?: number }
  | { result: 'same' }
  | { result: 'refused'; reason: BulkReason }

/** Minor units: `maximum` of a listing's price in the contract. */
const highestPrice = 99_999_999_900

const changed = { result: 'changed' } as const
const same = { result: 'same' } as const
const refused = (reason: BulkReason) => ({ result: 'refused', reason }) as const

export function bulkOutcome(listing: BulkFacts, wish: BulkWish): BulkOutcome {
  switch (wish.kind) {
    case 'price':
      return priceOutcome(listing, wish.by)
    case 'publish':
      return publishOutcome(listing)
    case 'withdraw':
      return obstacle(listing, 'withdraw') ?? (listing.status === 'draft' ? same : changed)
    case 'sold_elsewhere':
      if (listing.standing === 'sold' || listing.standing === 'sold_elsewhere') return same
      return obstacle(listing, 'sold_elsewhere') ?? changed
    case 'delete':
      return deleteOutcome(listing)
    case 'duplicate':
      return changed
    case 'pictures':
      return picturesOutcome(listing, wish.order)
  }
}

function obstacle({ standing }: BulkFacts, act: ListingAct) {
  const reason = obstacleTo(act, standing)
  return reason && refused(reason)
}

function priceOutcome(listing: BulkFacts, by: PriceChange): BulkOutcome {
  const promise = obstacle(listing, 'price')
  if (promise) return promise
  if (listing.price === 0) return refused('no_price')
  if ('currency' in by && by.currency !== listing.currency) return refused('other_currency')
  const price = changedPrice(listing.price, by)
  if (price <= 0 || price > highestPrice) return refused('price_limits')
  return price === listing.price ? same : { result: 'changed', price }
}

/** A share of a price is rounded to a whole unit of its currency, halves up, as prices are written. */
export function changedPrice(price: number, by: PriceChange): number {
  if ('amount' in by) return price + by.amount
  return divideRounded(BigInt(price) * BigInt(10_000 + by.percent), 1_000_000) * 100
}

function publishOutcome(listing: BulkFacts): BulkOutcome {
  const { status, missing } = listing
  // Whoever publishes all that a filter finds does not mean what they sold elsewhere.
  if (listing.standing === 'sold_elsewhere') return refused('sold')
  const reason = obstacle(listing, 'publish')
  if (reason) return reason
  if (status === 'live') return same
  return missing.length > 0 ? refused('missing') : changed
}

function deleteOutcome(listing: BulkFacts): BulkOutcome {
  const reason = obstacle(listing, 'delete')
  if (reason) return reason
  if (listing.status === 'live') return refused('live')
  return listing.isInUse ? refused('in_use') : changed
}

function picturesOutcome(
  { pictures }: BulkFacts,
  order: 'reverse' | { cover: number },
): BulkOutcome {
  if (order === 'reverse') return pictures < 2 ? same : changed
  if (order.cover > pictures) return refused('no_such_picture')
  return order.cover === 1 ? same : changed
}

/** The pictures, counted from 0, in their new order. */
export function arranged(count: number, order: 'reverse' | { cover: number }): number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  if (order === 'reverse') return places.toReversed()
  const cover = order.cover - 1
  return [cover, ...places.filter((place) => place !== cover)]
}

/** For how long a change can be undone, and which. */
export const undoMinutes = 10

const undoable: readonly BulkKind[] = ['price', 'publish', 'withdraw', 'sold_elsewhere']

export function undoUntil(kind: BulkKind, changedCount: number, madeAt: Date): Date | null {
  if (!undoable.includes(kind) || changedCount === 0) return null
  return new Date(madeAt.getTime() + undoMinutes * 60_000)
}

/** Whether a changed listing is taken back: only what nobody changed or promised since. */
export function undoOutcome(now: {
  state: SellerListingState
  version: number
  madeVersion: number
  /** It was live before the change. */
  wasLive: boolean
}): BulkOutcome {
  if (now.version !== now.madeVersion) return refused('changed_since')
  if (now.state === 'reserved' || now.state === 'ordered') return refused(now.state)
  if (now.state === 'taken_down' && now.wasLive) return refused('taken_down')
  return changed
}
