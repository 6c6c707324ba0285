/** Days in which what one person gave one receiver alone counts together: twelve times 99 dollars are not twelve small sums. */
export const aloneDays = 30

/**
 * Every sum above which a second person is needed, in cents of the US dollar: what one person gives one receiver alone in
 * `aloneDays`. What always takes two, and what has no receiver, stands beside them in `docs/decisions/money.md`.
 */
export const loneLimits = {
  /** Commission that is entered by hand, for a supporter; up and down add together. */
  adjustment: 100_00,
  /** Money of orders that goes back to a buyer. */
  refund: 500_00,
  /** What banks underway are said to have kept, which the shop bears, for a buyer. No bank keeps as much of one transfer. */
  bankCharges: 100_00,
  /** What discount codes of one writer take off the orders of a buyer. */
  discount: 500_00,
  /** What amendments of one person give the buyer of an order beside the tariffs: discounts, freight below the tariff. */
  amendment: 500_00,
} as const

interface Gift {
  /** Cents; its sign does not matter. */
  amount: number
  /** Cents that the same person gave the same receiver alone before. */
  before: number
  /** In another one than the dollar, nobody knows what a limit in dollars is. */
  currency?: string
}

export function needsSecond(
  kind: keyof typeof loneLimits,
  { amount, before, currency = 'USD' }: Gift,
): boolean {
  return Math.abs(amount) + before > (currency === 'USD' ? loneLimits[kind] : 0)
}
