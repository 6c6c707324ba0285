import type { PlainMessageId } from '@bandari/i18n'
import type { Adjustment } from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'
import { t } from '../../language/translator.ts'

const looks: Record<Adjustment['state'], { word: PlainMessageId; tone: BadgeProps['tone'] }> = {
  waiting: { word: 'staffAdjustments.waiting', tone: 'attention' },
  approved: { word: 'staffAdjustments.approved', tone: 'available' },
  rejected: { word: 'staffAdjustments.rejected', tone: 'neutral' },
}

export function AdjustmentChip({ state }: Pick<Adjustment, 'state'>) {
  const { word, tone } = looks[state]
  return <Badge tone={tone}>{t(word)}</Badge>
}
