import type { SupportQuote } from '@bandari/sdk'
import { NextOne } from '../../staff/answering/NextOne.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { QuoteTimeLeft } from './QuoteTimeLeft.tsx'
import { QuoteSheet } from './QuoteSheet.tsx'
import { t } from '../../language/translator.ts'

export function QuoteShow() {
  return (
    <StaffShow<SupportQuote>
      what="quote"
      listed="quotes"
      filled="requested_at"
      titleOf={({ id }) => t('staffQuotes.quote', { id })}
      badgesOf={badgesOf}
    >
      {(quote) => <QuoteSheet quote={quote} />}
    </StaffShow>
  )
}

function badgesOf(quote: SupportQuote) {
  return (
    <>
      <QuoteTimeLeft quote={quote} />
      <NextOne queue="support/quotes" id={quote.id} />
    </>
  )
}
