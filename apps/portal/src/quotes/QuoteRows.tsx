import type { SupportQuote } from '@bandari/sdk'
import { SimpleList } from 'react-admin'
import css from '../staff/list/StaffTable.module.css'
import { NoQuotes } from './NoQuotes.tsx'
import { QuoteClock } from './QuoteClock.tsx'
import { contentsOf, destinationOf } from './quote-words.ts'

/** The table on a phone. */
export function QuoteRows() {
  return (
    <SimpleList<SupportQuote>
      linkType="show"
      empty={<NoQuotes />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf(quote: SupportQuote) {
  return (
    <span className={css.rowHead}>
      <strong>{quote.user_name}</strong>
      <QuoteClock quote={quote} />
    </span>
  )
}

function restOf(quote: SupportQuote) {
  return (
    <span className={css.row}>
      <span>{contentsOf(quote)}</span>
      <span>{destinationOf(quote)}</span>
    </span>
  )
}
