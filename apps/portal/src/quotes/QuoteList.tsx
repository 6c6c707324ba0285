import type { SupportQuote } from '@bandari/sdk'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { formatMoment } from '../shared/dates.ts'
import { formatMoney } from '../shared/format.ts'
import { RowLines, RowLink } from '../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../staff/list/ChoiceFilter.tsx'
import type { EmptyWords } from '../staff/list/ListEmpty.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../staff/list/StaffTable.tsx'
import css from '../staff/list/StaffTable.module.css'
import { QuoteClock } from './QuoteClock.tsx'
import { contentsOf, destinationOf } from './quote-words.ts'

const waiting = { state: 'pending' }
const longestWaitingFirst = { field: 'requested_at', order: 'ASC' } as const

/** The longest waiting come first; of the answered ones the latest come first. */
const states: Choice[] = [
  { label: 'Waiting', filter: waiting, sort: longestWaitingFirst },
  {
    label: 'Answered',
    filter: { state: 'answered' },
    sort: { field: 'answered_at', order: 'DESC' },
  },
  { label: 'All', filter: {}, sort: { field: 'id', order: 'DESC' } },
]

const columns: StaffColumn<SupportQuote>[] = [
  { source: 'requested_at', label: 'Clock', render: numberOf },
  { source: 'user_email', label: 'Buyer', render: buyerOf },
  { source: 'lines', label: 'Basket', disableSort: true, render: basketOf },
  { source: 'destination_port', label: 'Destination', disableSort: true, render: destinationOf },
  { source: 'goods', label: 'Goods', align: 'right', disableSort: true, render: goodsOf },
  {
    source: 'current_charge',
    label: 'Shipping',
    align: 'right',
    disableSort: true,
    render: chargeOf,
  },
]

const phone: PhoneRow<SupportQuote> = {
  title: ({ user_name }) => user_name,
  chip: clockOf,
  rest: contentsAndPlace,
}

/** Requests for a shipping quote; an answer is promised within 20 minutes (buyer spec §9). */
export function QuoteList() {
  return (
    <StaffList<SupportQuote>
      title="Quotes"
      search="Name, e-mail, number or title"
      filterDefaultValues={waiting}
      sort={longestWaitingFirst}
      isLive
    >
      <ChoiceFilter legend="State" choices={states} />
      <StaffTable<SupportQuote>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="quotes"
        notOnTablets={['goods', 'lines']}
        empty={emptyWords}
      />
    </StaffList>
  )
}

function clockOf(quote: SupportQuote) {
  return <QuoteClock quote={quote} />
}

function numberOf(quote: SupportQuote) {
  return (
    <span className={css.stack}>
      <span>{clockOf(quote)}</span>
      <RowLink fit="whole">Quote {quote.id}</RowLink>
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

function contentsAndPlace(quote: SupportQuote) {
  return (
    <RowLines>
      <span>{contentsOf(quote)}</span>
      <span>{destinationOf(quote)}</span>
    </RowLines>
  )
}

function emptyWords({ state, ...others }: Readonly<Record<string, unknown>>): EmptyWords {
  const isSearched = Object.keys(others).length > 0
  if (state === 'pending' && !isSearched) {
    return {
      title: 'Nobody waits for a quote',
      words: 'Who asks appears here by itself, with 20 minutes on the clock.',
      icon: <DoneAll />,
    }
  }
  return {
    title: isSearched ? 'No quote matches' : 'No quotes yet',
    words: 'A buyer asks for one when their basket has no shipping charge.',
    showAll: isSearched && 'Show all quotes',
  }
}
