import type { SupportTariff } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { stateLabels } from './tariff-labels.ts'
import { t } from '../../language/translator.ts'

const tones = { current: 'available', coming: 'attention', past: 'neutral' } as const

export function TariffChip({ state }: Pick<SupportTariff, 'state'>) {
  return <Badge tone={tones[state]}>{t(stateLabels[state])}</Badge>
}
