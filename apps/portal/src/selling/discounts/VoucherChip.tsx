import type { SupportVoucher } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { stateLabels } from './voucher-labels.ts'
import { t } from '../../language/translator.ts'

const tones = { open: 'available', coming: 'attention', ended: 'neutral' } as const

export function VoucherChip({ state }: Pick<SupportVoucher, 'state'>) {
  return <Badge tone={tones[state]}>{t(stateLabels[state])}</Badge>
}
