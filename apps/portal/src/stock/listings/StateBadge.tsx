import type { SellerListingState } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { stateLabels, stateTones } from './state-labels.ts'

/** Where a listing stands, in its seller's words. */
export function StateBadge({ state }: { state: SellerListingState }) {
  return <Badge tone={stateTones[state]}>{t(stateLabels[state])}</Badge>
}
