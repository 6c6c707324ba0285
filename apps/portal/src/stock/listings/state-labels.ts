import type { PlainMessageId } from '@bandari/i18n'
import type { SellerListingState } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'

/** In the order in which a listing goes through them. */
export const sellerStates = [
  'draft',
  'live',
  'reserved',
  'ordered',
  'sold',
  'withdrawn',
  'taken_down',
] as const satisfies readonly SellerListingState[]

export const stateLabels: Readonly<Record<SellerListingState, PlainMessageId>> = {
  draft: 'portalSelling.draft',
  live: 'portalSelling.live',
  reserved: 'portalSelling.reserved',
  ordered: 'portalSelling.ordered',
  sold: 'portalSelling.sold',
  withdrawn: 'portalSelling.withdrawn',
  taken_down: 'portalSelling.takenDown',
}

export const stateTones: Readonly<Record<SellerListingState, BadgeProps['tone']>> = {
  draft: 'neutral',
  live: 'available',
  reserved: 'attention',
  ordered: 'attention',
  sold: 'saving',
  withdrawn: 'neutral',
  taken_down: 'refusal',
}
