import type { SupportExchangeRate } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { stateLabels } from './rates.data.ts'

const tones = { current: 'available', outdated: 'attention', past: 'neutral' } as const

export function RateChip({ state }: Pick<SupportExchangeRate, 'state'>) {
  return <Badge tone={tones[state]}>{t(stateLabels[state])}</Badge>
}
