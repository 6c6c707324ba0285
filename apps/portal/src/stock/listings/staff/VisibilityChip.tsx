import type { SupportListing } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { visibilityOf } from './listing-labels.ts'

export function VisibilityChip({ listing }: { listing: SupportListing }) {
  const { word, tone } = visibilityOf(listing)
  return <Badge tone={tone}>{word}</Badge>
}
