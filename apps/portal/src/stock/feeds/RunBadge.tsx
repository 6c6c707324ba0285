import type { FeedRun } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { asksSomething, runStates } from './feed-labels.ts'

export function RunBadge({ run }: { run: FeedRun }) {
  const isAsking = run.state === 'applied' && asksSomething(run)
  const { name, tone } = runStates[isAsking ? 'waiting' : run.state]
  return <Badge tone={tone}>{t(name)}</Badge>
}
