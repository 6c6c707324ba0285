import type { PlainMessageId } from '@bandari/i18n'
import type { ScheduleState } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../language/translator.ts'

const tones = { scheduled: 'attention', shown: 'available', ended: 'neutral' } as const

const labels = {
  scheduled: 'staffContent.state.scheduled',
  shown: 'staffContent.state.shown',
  ended: 'staffContent.state.ended',
} as const satisfies Record<ScheduleState, PlainMessageId>

export function ScheduleChip({ state }: { state: ScheduleState }) {
  return <Badge tone={tones[state]}>{t(labels[state])}</Badge>
}
