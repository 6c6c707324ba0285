import type { SupportChassisDouble } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../../../language/translator.ts'
import { formatMoment } from '../../../../shared/dates.ts'
import { RowLines, RowLink } from '../../../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../../../staff/list/StaffTable.tsx'

const open = { state: 'open' }
const newestFirst = { field: 'found_at', order: 'DESC' } as const

const states: Choice[] = [
  { label: 'staffChassisDoubles.open', filter: open },
  { label: 'staffChassisDoubles.bothStay', filter: { state: 'both_stay' } },
  { label: 'staffChassisDoubles.ended', filter: { state: 'ended' } },
  { label: 'staff.all', filter: {} },
]

const columns: StaffColumn<SupportChassisDouble>[] = [
  {
    source: 'chassis',
    label: 'staffChassisDoubles.chassis',
    render: ({ chassis }) => <RowLink fit="whole">{chassis}</RowLink>,
  },
  {
    source: 'listings',
    label: 'staffChassisDoubles.listings',
    render: titlesOf,
    disableSort: true,
  },
  { source: 'state', label: 'staff.state', render: stateOf, disableSort: true },
  {
    source: 'found_at',
    label: 'staffChassisDoubles.found',
    isWhole: true,
    render: ({ found_at }) => formatMoment(found_at),
  },
]

const phone: PhoneRow<SupportChassisDouble> = {
  title: ({ chassis }) => chassis,
  chip: stateOf,
  rest: (found) => (
    <>
      {titlesOf(found)}
      <span>{formatMoment(found.found_at)}</span>
    </>
  ),
}

/** Chassis numbers that two sellers have on sale, first those that nobody has decided about. */
export function ChassisDoubleList() {
  return (
    <StaffList<SupportChassisDouble>
      title={t('staffChassisDoubles.title')}
      search={t('staffChassisDoubles.search')}
      filterDefaultValues={open}
      sort={newestFirst}
      isLive
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportChassisDouble>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="chassis-doubles"
        empty={() => ({ title: 'staffChassisDoubles.none', words: 'staffChassisDoubles.comeFrom' })}
      />
    </StaffList>
  )
}

function titlesOf({ listings }: SupportChassisDouble) {
  return (
    <RowLines>
      {listings.map(({ id, title, seller_name }) => (
        <span key={id}>
          {title}, {seller_name ?? t('staffChassisDoubles.ours')}
        </span>
      ))}
    </RowLines>
  )
}

export function stateOf({ state }: SupportChassisDouble) {
  if (state === 'open') return <Badge tone="attention">{t('staffChassisDoubles.open')}</Badge>
  return (
    <Badge tone="neutral">
      {t(state === 'ended' ? 'staffChassisDoubles.ended' : 'staffChassisDoubles.bothStay')}
    </Badge>
  )
}
