import type { OfferSide, OfferState } from './tables.ts'

export type Told = 'buyer' | 'seller'

interface Step {
  from: OfferState | null
  to: OfferState
  by: OfferSide
  /** Below the floor: the seller is spared it. */
  isHidden: boolean
}

/** Who is written to about a step: whoever has to act or has to know, and never who took it. */
export function toldOf({ from, to, by, isHidden }: Step): Told[] {
  if (by === 'clock') return from === 'open' ? ['buyer'] : ['buyer', 'seller']
  if (by === 'seller') return ['buyer']
  // The seller need not answer an offer that is gone again, but is told why a vehicle that was held is for sale.
  if (to === 'withdrawn' && from === 'open') return []
  return isHidden ? [] : ['seller']
}
