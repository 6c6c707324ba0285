import type { SupportRequest } from '@bandari/sdk'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { SelectInput, TextInput } from 'react-admin'
import { formatMoment } from '../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../staff/list/ChoiceFilter.tsx'
import type { EmptyWords } from '../staff/list/ListEmpty.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../staff/list/StaffTable.tsx'
import css from '../staff/list/StaffTable.module.css'
import own from './Inbox.module.css'
import { RequestClock } from './RequestClock.tsx'
import { kindChoices, kindNames } from './request-words.ts'

const filters = [
  <SelectInput key="kind" source="kind" label="Kind" choices={kindChoices} />,
  <TextInput key="email" source="email" label="E-mail" type="email" />,
]

const waiting = { state: 'new' }
const longestWaitingFirst = { field: 'created_at', order: 'ASC' } as const

/** What is late is a question of its own beside the states. */
const states: Choice[] = [
  { label: 'New', filter: waiting },
  { label: 'Overdue', filter: { is_overdue: true } },
  { label: 'Answered', filter: { state: 'answered' } },
  { label: 'Closed', filter: { state: 'closed' } },
  { label: 'All', filter: {} },
]

const columns: StaffColumn<SupportRequest>[] = [
  { source: 'id', label: 'Request', render: referenceOf },
  { source: 'state', label: 'Clock', disableSort: true, render: clockOf },
  { source: 'name', label: 'From', render: senderOf },
  { source: 'text', label: 'Asked for', disableSort: true, render: askedOf },
  {
    source: 'created_at',
    label: 'Asked',
    isWhole: true,
    render: ({ created_at }) => formatMoment(created_at),
  },
]

const phone: PhoneRow<SupportRequest> = {
  title: ({ reference }) => reference,
  chip: clockOf,
  rest: wordsOf,
}

/** Everything that was asked through a form; an answer is promised within 12 hours (buyer spec §5). */
export function RequestList() {
  return (
    <StaffList<SupportRequest>
      title="Requests"
      search="Reference, name, contact or words"
      filters={filters}
      filterDefaultValues={waiting}
      sort={longestWaitingFirst}
      isLive
    >
      <ChoiceFilter legend="State" choices={states} />
      <StaffTable<SupportRequest>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="requests"
        notOnTablets={['created_at']}
        empty={emptyWords}
      />
    </StaffList>
  )
}

function clockOf(request: SupportRequest) {
  return <RequestClock request={request} />
}

function referenceOf({ reference }: SupportRequest) {
  return <RowLink fit="whole">{reference}</RowLink>
}

function senderOf({ name, email, contact_number }: SupportRequest) {
  return (
    <TwoLines first={<span className={css.cut}>{name}</span>} second={email ?? contact_number} />
  )
}

function askedOf({ kind, text }: SupportRequest) {
  return (
    <span className={css.stack}>
      <span>{kindNames[kind]}</span>
      <span className={own.excerpt}>{text}</span>
    </span>
  )
}

function wordsOf({ name, kind, text }: SupportRequest) {
  return (
    <RowLines>
      <span>
        {name} · {kindNames[kind]}
      </span>
      <span className={own.excerpt}>{text}</span>
    </RowLines>
  )
}

function emptyWords(filter: Readonly<Record<string, unknown>>): EmptyWords {
  const { state, is_overdue, ...others } = filter
  const isSearched = Object.keys(others).length > 0
  if (!isSearched && (state === 'new' || is_overdue === true)) {
    return {
      title: is_overdue === true ? 'Nobody has waited too long' : 'Nobody waits for an answer',
      words: 'What is asked appears here by itself, with 12 hours on the clock.',
      icon: <DoneAll />,
    }
  }
  const isNarrowed = isSearched || state !== undefined
  return {
    title: isNarrowed ? 'No request matches' : 'No requests yet',
    words: 'Wholesale, spares and assessment forms of the shop end up here.',
    showAll: isNarrowed && 'Show all requests',
  }
}
