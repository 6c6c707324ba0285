import type { AccountMerge } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatDay } from '../../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import type { EmptyListTexts } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { MergeChip } from './MergeChip.tsx'

const states = choicesOf('state', [
  ['waiting', 'staffMerges.waiting'],
  ['approved', 'staffMerges.approved'],
  ['rejected', 'staffMerges.rejected'],
])

const newestFirst = { field: 'id', order: 'DESC' } as const

const columns: StaffColumn<AccountMerge>[] = [
  {
    source: 'ended_id',
    label: 'staffMerges.ended',
    disableSort: true,
    render: ({ ended }) => <RowLink>{ended.email}</RowLink>,
  },
  {
    source: 'kept_id',
    label: 'staffMerges.kept',
    disableSort: true,
    render: ({ kept }) => kept.email,
  },
  { source: 'reason', label: 'staff.reason', disableSort: true },
  {
    source: 'created_at',
    label: 'staffMerges.asked',
    render: ({ created_at, created_by }) => (
      <TwoLines
        first={<span className={css.whole}>{formatDay(created_at)}</span>}
        second={created_by}
      />
    ),
  },
  {
    source: 'state',
    label: 'staff.state',
    disableSort: true,
    render: ({ state }) => <MergeChip state={state} />,
  },
]

const phone: PhoneRow<AccountMerge> = {
  title: ({ ended }) => ended.email,
  chip: ({ state }) => <MergeChip state={state} />,
  rest: ({ kept, reason, created_at, created_by }) => (
    <RowLines>
      <span>{kept.email}</span>
      <span>{reason}</span>
      <span>
        {formatDay(created_at)} · {created_by}
      </span>
    </RowLines>
  ),
}

/** Accounts of one customer that become one: one person asks, another one decides. */
export function MergeList() {
  return (
    <StaffList<AccountMerge>
      title={t('staffMerges.title')}
      search={t('staffMerges.search')}
      intro={
        <Card>
          <p>{t('staffMerges.intro')}</p>
        </Card>
      }
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<AccountMerge>
        columns={columns}
        phone={phone}
        opens="show"
        storeKey="merges"
        notOnTablets={['created_at']}
        empty={emptyListTexts}
      />
    </StaffList>
  )
}

function emptyListTexts(filter: Readonly<Record<string, unknown>>): EmptyListTexts {
  if (Object.keys(filter).length === 0) {
    return { title: 'staffMerges.none', words: 'staffMerges.noneText' }
  }
  return {
    title: 'staffMerges.noMatch',
    words: 'staffMerges.noMatchText',
    showAll: 'staffMerges.showAll',
  }
}
