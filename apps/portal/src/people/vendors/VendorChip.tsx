import type { SellerStatus } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { statusLooks } from './vendor-labels.ts'
import { t } from '../../language/translator.ts'

export function VendorChip({ status }: { status: SellerStatus }) {
  const { word, tone } = statusLooks[status]
  return <Badge tone={tone}>{t(word)}</Badge>
}
