import { Badge } from '@bandari/ui'

interface ItemAvailabilityProps {
  listingType: string
  /** Unknown on a card. */
  quantity?: number
}

/** Auction is UNDER AUCTION, everything else AVAILABLE (buyer spec §4). */
export function ItemAvailability({ listingType, quantity = 1 }: ItemAvailabilityProps) {
  if (listingType === 'Auction') return <Badge tone="attention">UNDER AUCTION</Badge>
  if (quantity < 1) return <Badge tone="refusal">Out of stock</Badge>
  return <Badge tone="available">AVAILABLE</Badge>
}
