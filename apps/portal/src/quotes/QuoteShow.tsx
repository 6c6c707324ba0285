import type { SupportQuote } from '@bandari/sdk'
import { StaffShow } from '../staff/record/StaffShow.tsx'
import { QuoteClock } from './QuoteClock.tsx'
import { QuoteSheet } from './QuoteSheet.tsx'

export function QuoteShow() {
  return (
    <StaffShow<SupportQuote>
      what="quote"
      listed="quotes"
      filled="requested_at"
      titleOf={({ id }) => `Quote ${id}`}
      marksOf={marksOf}
    >
      {(quote) => <QuoteSheet quote={quote} />}
    </StaffShow>
  )
}

function marksOf(quote: SupportQuote) {
  return <QuoteClock quote={quote} />
}
