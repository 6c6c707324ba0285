import type { PayoutBatch } from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'

const looks: Record<PayoutBatch['state'], { word: string; tone: BadgeProps['tone'] }> = {
  open: { word: 'Open', tone: 'attention' },
  paid: { word: 'Paid', tone: 'available' },
  discarded: { word: 'Discarded', tone: 'neutral' },
}

export function BatchChip({ state }: Pick<PayoutBatch, 'state'>) {
  const { word, tone } = looks[state]
  return <Badge tone={tone}>{word}</Badge>
}
