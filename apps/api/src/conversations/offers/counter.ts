import type { OfferMove } from './offer-moves.ts'

interface OfferPrices {
  amount: number
  list_price: number
}

/** Whether an answer names a price where it needs one: a seller's is above what was offered, a buyer's below what is asked. */
export function isCounter(
  { amount: standing, list_price: listed }: OfferPrices,
  { move, by, amount }: { move: OfferMove; by: 'buyer' | 'seller'; amount: number | null },
): boolean {
  if (move !== 'counter') return amount === null
  if (amount === null || amount <= 0) return false
  return by === 'buyer' ? amount < standing : amount > standing && amount < listed
}
