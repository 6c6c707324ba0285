import type { SupportFinding } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../../../language/translator.ts'

const states = {
  open: ['staffModeration.state.open', 'attention'],
  dismissed: ['staffModeration.state.dismissed', 'neutral'],
  ended: ['staffModeration.state.ended', 'neutral'],
} as const

export function FindingChip({ finding: { state } }: { finding: SupportFinding }) {
  const [name, tone] = states[state]
  return <Badge tone={tone}>{t(name)}</Badge>
}
