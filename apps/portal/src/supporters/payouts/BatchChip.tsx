import type { PlainMessageId } from '@bandari/i18n'
import type { PayoutBatch } from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'
import { t } from '../../language/translator.ts'

const looks: Record<PayoutBatch['state'], { word: PlainMessageId; tone: BadgeProps['tone'] }> = {
  open: { word: 'staffPayouts.open', tone: 'attention' },
  paid: { word: 'staffPayouts.paid', tone: 'available' },
  discarded: { word: 'staffPayouts.discarded', tone: 'neutral' },
}

export function BatchChip({ state }: Pick<PayoutBatch, 'state'>) {
  const { word, tone } = looks[state]
  return <Badge tone={tone}>{t(word)}</Badge>
}
