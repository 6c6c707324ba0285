import type { SupportModelRequest } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../../language/translator.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { RowLink } from '../../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../../staff/list/StaffTable.tsx'
import { nameOf, stateLabels } from './request-labels.ts'

const open = { state: 'open' }
const oldestFirst = { field: 'created_at', order: 'ASC' } as const

const states: Choice[] = [
  { label: stateLabels.open, filter: open },
  { label: stateLabels.used, filter: { state: 'used' } },
  { label: stateLabels.refused, filter: { state: 'refused' } },
  { label: stateLabels.withdrawn, filter: { state: 'withdrawn' } },
  { label: 'staff.all', filter: {} },
]

const columns: StaffColumn<SupportModelRequest>[] = [
  {
    source: 'model',
    label: 'staffModels.asked',
    render: (request) => <RowLink fit="whole">{nameOf(request)}</RowLink>,
  },
  { source: 'sellers', label: 'staffModels.sellers', render: ({ sellers }) => String(sellers) },
  {
    source: 'listings',
    label: 'staffModels.listings',
    render: ({ listings }) => String(listings),
    disableSort: true,
  },
  { source: 'state', label: 'staff.state', render: stateOf, disableSort: true },
  {
    source: 'created_at',
    label: 'staffModels.since',
    isWhole: true,
    render: ({ created_at }) => formatMoment(created_at),
  },
]

const phone: PhoneRow<SupportModelRequest> = {
  title: nameOf,
  chip: stateOf,
  rest: ({ sellers, listings, created_at }) => (
    <>
      <span>{t('staffModels.sellersAndListings', { sellers, listings })}</span>
      <span>{formatMoment(created_at)}</span>
    </>
  ),
}

/** What sellers miss in the vehicle tree, first what waits longest. */
export function ModelRequestList() {
  return (
    <StaffList<SupportModelRequest>
      title={t('staffModels.title')}
      search={t('staffModels.search')}
      filterDefaultValues={open}
      sort={oldestFirst}
      isLive
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportModelRequest>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="model-requests"
        empty={() => ({ title: 'staffModels.none', words: 'staffModels.comeFrom' })}
      />
    </StaffList>
  )
}

export function stateOf({ state }: SupportModelRequest) {
  return <Badge tone={state === 'open' ? 'attention' : 'neutral'}>{t(stateLabels[state])}</Badge>
}
