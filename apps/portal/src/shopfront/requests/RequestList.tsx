import type { SupportRequest } from '@bandari/sdk'
import { useState } from 'react'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { formatMoment } from '../../shared/dates.ts'
import { assignmentViews } from '../../staff/answering/assignment-views.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../staff/list/ChoiceFilter.tsx'
import type { EmptyListTexts } from '../../staff/list/ListEmpty.tsx'
import { SelectFilter, TextFilter } from '../../staff/list/filters.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import own from './Inbox.module.css'
import { RequestTimeLeft } from './RequestTimeLeft.tsx'
import { kindChoices, kindNames } from './request-labels.ts'
import { t } from '../../language/translator.ts'

const filters = [
  <SelectFilter key="kind" source="kind" label="staffRequests.kind" choices={kindChoices} />,
  <TextFilter key="email" source="email" label="portal.email" type="email" />,
]

const waiting = { state: 'new' }
const longestWaitingFirst = { field: 'created_at', order: 'ASC' } as const

/** Late requests are a filter of their own, next to the states. */
const states: Choice[] = [
  { label: 'staffRequests.list.new', filter: waiting },
  { label: 'staffRequests.list.overdue', filter: { is_overdue: true } },
  { label: 'staffRequests.list.answered', filter: { state: 'answered' } },
  { label: 'staffRequests.list.closed', filter: { state: 'closed' } },
  { label: 'staff.all', filter: {} },
]

const columns: StaffColumn<SupportRequest>[] = [
  { source: 'id', label: 'staffRequests.request', render: referenceOf },
  { source: 'state', label: 'staffRequests.clock', disableSort: true, render: dueTime },
  { source: 'name', label: 'staffRequests.from', render: senderOf },
  { source: 'text', label: 'staffRequests.askedFor', disableSort: true, render: requestText },
  {
    source: 'created_at',
    label: 'staffRequests.asked',
    isWhole: true,
    render: ({ created_at }) => formatMoment(created_at),
  },
  {
    source: 'assignee',
    label: 'staffAnswers.whoAnswers',
    disableSort: true,
    render: ({ assignee }) => assignee?.name ?? '–',
  },
]

const phone: PhoneRow<SupportRequest> = {
  title: ({ reference }) => reference,
  chip: dueTime,
  rest: wordsOf,
}

/** Everything that was asked through a form; an answer is promised within 12 hours (buyer spec §5). */
export function RequestList() {
  const [views] = useState(() => assignmentViews('support/requests'))
  return (
    <StaffList<SupportRequest>
      views={views}
      title={t('staffRequests.title')}
      search={t('staffRequests.search')}
      filters={filters}
      filterDefaultValues={waiting}
      sort={longestWaitingFirst}
      isLive
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportRequest>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="requests"
        notOnTablets={['created_at']}
        empty={emptyListTexts}
      />
    </StaffList>
  )
}

function dueTime(request: SupportRequest) {
  return <RequestTimeLeft request={request} />
}

function referenceOf({ reference }: SupportRequest) {
  return <RowLink fit="whole">{reference}</RowLink>
}

function senderOf({ name, email, contact_number }: SupportRequest) {
  return (
    <TwoLines first={<span className={css.cut}>{name}</span>} second={email ?? contact_number} />
  )
}

function requestText({ kind, text }: SupportRequest) {
  return (
    <span className={css.stack}>
      <span>{t(kindNames[kind])}</span>
      <span className={own.excerpt}>{text}</span>
    </span>
  )
}

function wordsOf({ name, kind, text }: SupportRequest) {
  return (
    <RowLines>
      <span>
        {name} · {t(kindNames[kind])}
      </span>
      <span className={own.excerpt}>{text}</span>
    </RowLines>
  )
}

function emptyListTexts(filter: Readonly<Record<string, unknown>>): EmptyListTexts {
  const { state, is_overdue, ...others } = filter
  const isSearched = Object.keys(others).length > 0
  if (!isSearched && (state === 'new' || is_overdue === true)) {
    return {
      title: is_overdue === true ? 'staffRequests.nobodyLate' : 'staffRequests.nobodyWaits',
      words: 'staffRequests.appearsHere',
      icon: <DoneAll />,
    }
  }
  const isNarrowed = isSearched || state !== undefined
  return {
    title: isNarrowed ? 'staffRequests.noMatch' : 'staffRequests.none',
    words: 'staffRequests.comeFrom',
    showAll: isNarrowed && 'staffRequests.showAll',
  }
}
