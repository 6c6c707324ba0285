import type { OfferSide, OfferState } from './tables.ts'

export type OfferParty = 'buyer' | 'seller'

interface OfferStep {
  from: OfferState | null
  to: OfferState
  by: OfferSide
  /** Below the floor: the seller does not see it. */
  isHidden: boolean
}

/** Who gets a mail about a step: whoever has to act or know, never the one who took it. */
export function recipientsOf({ from, to, by, isHidden }: OfferStep): OfferParty[] {
  if (by === 'clock') return from === 'open' ? ['buyer'] : ['buyer', 'seller']
  if (by === 'seller') return ['buyer']
  // A withdrawn offer needs no answer, but the seller learns why a reserved vehicle is for sale again.
  if (to === 'withdrawn' && from === 'open') return []
  return isHidden ? [] : ['seller']
}
