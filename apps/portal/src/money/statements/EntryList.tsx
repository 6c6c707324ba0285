import type { BankEntry } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatDay } from '../../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { StateChip, stateLooks, sumOf } from './entry-labels.tsx'
import { ImportStatement } from './ImportStatement.tsx'
import { MatchingNotice } from './MatchingNotice.tsx'

const newestFirst = { field: 'booked_on', order: 'DESC' } as const

const columns: StaffColumn<BankEntry>[] = [
  { source: 'booked_on', label: 'staffBank.bookedOn', isWhole: true, render: dayOf },
  { source: 'amount', label: 'staffBank.amount', align: 'right', render: amountOf },
  { source: 'party', label: 'staffBank.party', render: partyOf },
  { source: 'state', label: 'staff.state', render: StateChip },
  { source: 'order_number', label: 'staffBank.order' },
]

const phone: PhoneRow<BankEntry> = {
  title: sumOf,
  chip: StateChip,
  rest: (entry) => (
    <RowLines>
      <span>{dayOf(entry)}</span>
      <span>{entry.party || entry.text}</span>
    </RowLines>
  ),
}

const empty = { title: 'staffBank.none', words: 'staffBank.noneWords' }

/** What arrived on our accounts, by the queue in which somebody has to look at it. */
export function EntryList() {
  return (
    <StaffList<BankEntry>
      title={t('staffBank.title')}
      aside={<ImportStatement />}
      intro={
        <>
          <p>{t('staffBank.intro')}</p>
          <MatchingNotice />
        </>
      }
      search={t('staffBank.search')}
      sort={newestFirst}
      filterDefaultValues={{ waits: true }}
    >
      <Queues />
      <StaffTable<BankEntry> columns={columns} phone={phone} opens="show" empty={empty} />
    </StaffList>
  )
}

/** Each with how many are in it; the empty ones are left out. */
function Queues() {
  const { data: queues = [] } = useOperation('listBankQueues', {})
  const choices: Choice[] = queues
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => ({
      label: t('staffBank.queue', { name: t(stateLooks[state].name), count }),
      filter: { state },
    }))
  const first: Choice[] = [
    { label: 'staffBank.waits', filter: { waits: true } },
    { label: 'staff.all', filter: {} },
  ]
  return <ChoiceFilter legend={t('staff.state')} choices={[...first, ...choices]} />
}

function dayOf({ booked_on }: BankEntry): string {
  return formatDay(booked_on)
}

function amountOf(entry: BankEntry) {
  return (
    <RowLink fit="whole">
      <span className={css.whole}>{sumOf(entry)}</span>
    </RowLink>
  )
}

function partyOf({ party, text }: BankEntry) {
  return <TwoLines first={party || t('staffBank.noParty')} second={text} />
}
