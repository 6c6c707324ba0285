import type { SupportUser } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { lookOf } from './account-labels.ts'

export function AccountChip({ user }: { user: SupportUser }) {
  const { word, tone } = lookOf(user)
  return <Badge tone={tone}>{word}</Badge>
}
