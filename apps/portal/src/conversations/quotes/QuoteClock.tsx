import type { SupportQuote } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { DueClock } from '../../staff/DueClock.tsx'
import { stateLook } from './quote-words.ts'

/** The time left to answer (buyer spec §9), or the state of the quote. */
export function QuoteClock({ quote }: { quote: SupportQuote }) {
  if (quote.state === 'pending') return <DueClock due_at={quote.due_at} />
  const { word, tone } = stateLook(quote)
  return <Badge tone={tone}>{word}</Badge>
}
