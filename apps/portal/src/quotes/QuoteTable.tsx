import type { SupportQuote } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatMoment } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import { NoQuotes } from './NoQuotes.tsx'
import { QuoteClock } from './QuoteClock.tsx'
import { contentsOf, destinationOf } from './quote-words.ts'

const Column = DataTable.Col<SupportQuote>

export function QuoteTable() {
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <DataTable<SupportQuote>
      rowClick="show"
      size="medium"
      bulkActionButtons={false}
      empty={<NoQuotes />}
      hiddenColumns={isTablet ? ['goods', 'lines'] : []}
      storeKey={isTablet ? 'quotes.tablet' : 'quotes.desktop'}
    >
      <Column source="requested_at" label="Clock" render={clockOf} />
      <Column source="user_email" label="Buyer" render={buyerOf} />
      <Column source="lines" label="Basket" disableSort render={basketOf} />
      <Column source="destination_port" label="Destination" disableSort render={destinationOf} />
      <Column source="goods" label="Goods" align="right" disableSort render={goodsOf} />
      <Column
        source="current_charge"
        label="Shipping"
        align="right"
        disableSort
        render={chargeOf}
      />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function clockOf(quote: SupportQuote) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <span className={css.stack}>
      <span>
        <QuoteClock quote={quote} />
      </span>
      <Link to={paths.supportQuote(quote.id)} onClick={stop} className={css.whole}>
        Quote {quote.id}
      </Link>
    </span>
  )
}

function buyerOf({ user_name, user_email, requested_at }: SupportQuote) {
  return (
    <span className={css.stack} title={`Asked on ${formatMoment(requested_at)}`}>
      <span className={css.cut}>{user_name}</span>
      <span className={css.quiet}>{user_email}</span>
    </span>
  )
}

function basketOf(quote: SupportQuote) {
  return <span className={css.items}>{contentsOf(quote)}</span>
}

function goodsOf({ goods: amount, currency }: SupportQuote) {
  return <span className={css.whole}>{formatMoney({ amount, currency })}</span>
}

function chargeOf({ state, current_charge: amount, currency }: SupportQuote) {
  if (state === 'pending') return 'To be quoted'
  return <strong className={css.whole}>{formatMoney({ amount, currency })}</strong>
}
