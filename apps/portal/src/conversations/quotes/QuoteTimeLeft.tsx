import type { SupportQuote } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { TimeLeft } from '../../staff/TimeLeft.tsx'
import { stateLook } from './quote-labels.ts'

/** The time left to answer (buyer spec §9), or the state of the quote. */
export function QuoteTimeLeft({ quote }: { quote: SupportQuote }) {
  if (quote.state === 'pending') return <TimeLeft due_at={quote.due_at} />
  const { word, tone } = stateLook(quote)
  return <Badge tone={tone}>{word}</Badge>
}
