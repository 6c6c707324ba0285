import { useTranslate } from '@bandari/i18n/react'
import { Badge } from '@bandari/ui'

interface ItemAvailabilityProps {
  listingType: string
  /** Unknown on a card. */
  quantity?: number
}

/** Auction is UNDER AUCTION, everything else AVAILABLE (buyer spec §4). */
export function ItemAvailability({ listingType, quantity = 1 }: ItemAvailabilityProps) {
  const t = useTranslate()
  if (listingType === 'Auction') return <Badge tone="attention">{t('items.underAuction')}</Badge>
  if (quantity < 1) return <Badge tone="refusal">{t('items.outOfStock')}</Badge>
  return <Badge tone="available">{t('items.available')}</Badge>
}
