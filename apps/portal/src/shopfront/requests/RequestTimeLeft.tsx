import type { SupportRequest } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { TimeLeft } from '../../staff/TimeLeft.tsx'
import { stateLooks } from './request-labels.ts'
import { t } from '../../language/translator.ts'

/** What is left of the twelve hours (buyer spec §5); or what has become of the request. */
export function RequestTimeLeft({
  request,
}: {
  request: Pick<SupportRequest, 'state' | 'due_at'>
}) {
  if (request.state === 'new') return <TimeLeft due_at={request.due_at} />
  const { word, tone } = stateLooks[request.state]
  return <Badge tone={tone}>{t(word)}</Badge>
}
