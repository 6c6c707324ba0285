import type { SupportThread } from '@bandari/sdk'
import { useState } from 'react'
import { Badge } from '@bandari/ui'
import { t } from '../../../language/translator.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { assignmentViews } from '../../../staff/answering/assignment-views.ts'
import { RowLines, RowLink, TwoLines } from '../../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../../staff/list/StaffTable.tsx'
import { aboutOf, nameOf, sellerOf } from './thread-names.ts'

const waiting = { waits: true }
const longestWaitingFirst = { field: 'last_at', order: 'ASC' } as const
const newestFirst = { field: 'last_at', order: 'DESC' } as const

const states: Choice[] = [
  { label: 'staffThreads.toAnswer', filter: waiting, sort: longestWaitingFirst },
  { label: 'staffThreads.reportWaits', filter: { report: 'waiting' }, sort: longestWaitingFirst },
  { label: 'staff.all', filter: {}, sort: newestFirst },
]

const columns: StaffColumn<SupportThread>[] = [
  { source: 'title', label: 'staffThreads.about', render: linesOf, disableSort: true },
  { source: 'buyer_name', label: 'staffThreads.buyer', render: nameOf, disableSort: true },
  { source: 'seller', label: 'staffThreads.seller', render: sellerOf },
  { source: 'report', label: 'staff.state', render: stateOf, disableSort: true },
  {
    source: 'last_at',
    label: 'staffThreads.last',
    isWhole: true,
    render: ({ last_at }) => formatMoment(last_at),
  },
  {
    source: 'assignee',
    label: 'staffAnswers.whoAnswers',
    disableSort: true,
    render: ({ assignee }) => assignee?.name ?? '–',
  },
]

const phone: PhoneRow<SupportThread> = {
  title: aboutOf,
  chip: stateOf,
  rest: (thread) => (
    <RowLines>
      <span>{thread.last_text}</span>
      <span>
        {nameOf(thread)} · {formatMoment(thread.last_at)}
      </span>
    </RowLines>
  ),
}

/** What buyers and sellers write, first what waits for the shop's answer. */
export function ThreadList() {
  const [views] = useState(() => assignmentViews('support/threads'))
  return (
    <StaffList<SupportThread>
      views={views}
      title={t('staffThreads.title')}
      search={t('staffThreads.search')}
      filterDefaultValues={waiting}
      sort={longestWaitingFirst}
      isLive
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportThread>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="threads"
        empty={() => ({ title: 'staffThreads.none', words: 'staffThreads.comeFrom' })}
      />
    </StaffList>
  )
}

function linesOf(thread: SupportThread) {
  const { last_text } = thread
  return (
    <TwoLines first={<RowLink>{aboutOf(thread)}</RowLink>} second={last_text} full={last_text} />
  )
}

function stateOf({ report, seller, last_side, blocked_by }: SupportThread) {
  if (report?.outcome === null) return <Badge tone="attention">{t('staffThreads.reported')}</Badge>
  if (blocked_by !== null) return <Badge>{t('staffThreads.closed')}</Badge>
  if (seller === 'shop' && last_side === 'buyer')
    return <Badge tone="attention">{t('staffThreads.toAnswer')}</Badge>
  return null
}
