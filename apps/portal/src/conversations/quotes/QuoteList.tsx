import type { SupportQuote } from '@bandari/sdk'
import { useState } from 'react'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { formatMoment } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { assignmentViews } from '../../staff/answering/assignment-views.ts'
import { RowLines, RowLink } from '../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../staff/list/ChoiceFilter.tsx'
import type { EmptyListTexts } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { QuoteTimeLeft } from './QuoteTimeLeft.tsx'
import { contentsOf, destinationOf } from './quote-labels.ts'
import { t } from '../../language/translator.ts'

const waiting = { state: 'pending' }
const longestWaitingFirst = { field: 'requested_at', order: 'ASC' } as const

/** The longest waiting come first; of the answered ones the latest come first. */
const states: Choice[] = [
  { label: 'staffQuotes.waiting', filter: waiting, sort: longestWaitingFirst },
  {
    label: 'staffQuotes.answered',
    filter: { state: 'answered' },
    sort: { field: 'answered_at', order: 'DESC' },
  },
  { label: 'staff.all', filter: {}, sort: { field: 'id', order: 'DESC' } },
]

const columns: StaffColumn<SupportQuote>[] = [
  { source: 'requested_at', label: 'staffQuotes.clock', render: numberOf },
  { source: 'user_email', label: 'staffQuotes.buyer', render: buyerOf },
  { source: 'lines', label: 'staffQuotes.basket', disableSort: true, render: basketOf },
  {
    source: 'destination_port',
    label: 'staff.destination',
    disableSort: true,
    render: destinationOf,
  },
  {
    source: 'goods',
    label: 'staffQuotes.goods',
    align: 'right',
    disableSort: true,
    render: goodsOf,
  },
  {
    source: 'current_charge',
    label: 'staffQuotes.shipping',
    align: 'right',
    disableSort: true,
    render: chargeOf,
  },
  {
    source: 'assignee',
    label: 'staffAnswers.whoAnswers',
    disableSort: true,
    render: ({ assignee }) => assignee?.name ?? '–',
  },
]

const phone: PhoneRow<SupportQuote> = {
  title: ({ user_name }) => user_name,
  chip: dueTime,
  rest: contentsAndDestination,
}

/** Requests for a shipping quote; an answer is promised within 20 minutes (buyer spec §9). */
export function QuoteList() {
  const [views] = useState(() => assignmentViews('support/quotes'))
  return (
    <StaffList<SupportQuote>
      views={views}
      title={t('staffQuotes.title')}
      search={t('staffQuotes.search')}
      filterDefaultValues={waiting}
      sort={longestWaitingFirst}
      isLive
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportQuote>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="quotes"
        notOnTablets={['goods', 'lines']}
        empty={emptyListTexts}
      />
    </StaffList>
  )
}

function dueTime(quote: SupportQuote) {
  return <QuoteTimeLeft quote={quote} />
}

function numberOf(quote: SupportQuote) {
  return (
    <span className={css.stack}>
      <span>{dueTime(quote)}</span>
      <RowLink fit="whole">{t('staffQuotes.quote', { id: quote.id })}</RowLink>
    </span>
  )
}

function buyerOf({ user_name, user_email, requested_at }: SupportQuote) {
  return (
    <span
      className={css.stack}
      title={t('staffQuotes.askedOn', { moment: formatMoment(requested_at) })}
    >
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
  if (state === 'pending') return t('staffQuotes.toBeQuoted')
  return <strong className={css.whole}>{formatMoney({ amount, currency })}</strong>
}

function contentsAndDestination(quote: SupportQuote) {
  return (
    <RowLines>
      <span>{contentsOf(quote)}</span>
      <span>{destinationOf(quote)}</span>
    </RowLines>
  )
}

function emptyListTexts({ state, ...others }: Readonly<Record<string, unknown>>): EmptyListTexts {
  const isSearched = Object.keys(others).length > 0
  if (state === 'pending' && !isSearched) {
    return {
      title: 'staffQuotes.nobodyWaits',
      words: 'staffQuotes.appearsHere',
      icon: <DoneAll />,
    }
  }
  return {
    title: isSearched ? 'staffQuotes.noMatch' : 'staffQuotes.none',
    words: 'staffQuotes.whenAsked',
    showAll: isSearched && 'staffQuotes.showAll',
  }
}
