import { shopDay } from '../../core/shop-day.ts'
import type { ShippingType } from '../tariffs/tables.ts'
import { type Chosen, isSameChoice } from '../../stock/catalogue/product/choices.ts'

/**
 * The facts that a charge was quoted for: the quote no longer counts when the product, what was chosen of it, the number
 * or the place changes.
 */
export interface Quotable extends Chosen {
  product_id: number
  shipping_option_id: number | null
  shipping_type: ShippingType | null
  quantity: number
  insurance_requested: boolean
  country_code: string | null
}

export interface QuotedLine extends Quotable {
  /** Minor units. */
  charge: number
}

/**
 * Whether a quote still counts for this basket: every line is as it was quoted, and none was added or removed. Prices
 * and tariffs may change meanwhile; a basket that is changed back has its quote again.
 */
export function isQuoteValid(quoted: readonly QuotedLine[], lines: readonly Quotable[]): boolean {
  return (
    quoted.length > 0 &&
    quoted.length === lines.length &&
    lines.every((line) => quoted.some((each) => isSame(each, line)))
  )
}

/** The charge that was quoted for a line; null when none was, or it no longer counts. */
export function quotedCharge(
  quoted: readonly QuotedLine[],
  lines: readonly Quotable[],
  line: Quotable,
): number | null {
  if (!isQuoteValid(quoted, lines)) return null
  return quoted.find((each) => isSame(each, line))?.charge ?? null
}

function isSame(one: Quotable, other: Quotable): boolean {
  return (
    one.product_id === other.product_id &&
    one.shipping_option_id === other.shipping_option_id &&
    isSameType(one.shipping_type, other.shipping_type) &&
    isSameChoice(one, other) &&
    one.quantity === other.quantity &&
    one.insurance_requested === other.insurance_requested &&
    one.country_code === other.country_code
  )
}

export type QuoteState = 'pending' | 'answered' | 'lapsed'

/** Whether the last day of a quote is over in the shop; a quote without one does not end. */
export function isPast(validUntil: string | null, now: Date): boolean {
  return validUntil !== null && validUntil < shopDay(now)
}

/** A line without a type may be given one: the place that was quoted for is the same. */
function isSameType(one: ShippingType | null, other: ShippingType | null): boolean {
  return one === null || other === null || one === other
}

/** The state of a buyer's quote; null when none was asked for. */
export function quoteState(
  basket: { quote_requested_at: Date | null; quote_answered_at: Date | null },
  stands: boolean,
): QuoteState | null {
  if (basket.quote_requested_at === null) return null
  if (basket.quote_answered_at === null) return 'pending'
  return stands ? 'answered' : 'lapsed'
}
