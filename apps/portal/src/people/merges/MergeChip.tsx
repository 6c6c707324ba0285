import type { AccountMerge } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { mergeStates } from './merge-labels.ts'

const tones = { waiting: 'attention', approved: 'available', rejected: 'neutral' } as const

export function MergeChip({ state }: Pick<AccountMerge, 'state'>) {
  return <Badge tone={tones[state]}>{t(mergeStates[state])}</Badge>
}
