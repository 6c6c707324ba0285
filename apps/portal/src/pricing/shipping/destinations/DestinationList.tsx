import type { SupportDestination } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { RowLink } from '../../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../../staff/list/StaffTable.tsx'
import { countryOf, portsLabel } from './destination-labels.ts'
import { t } from '../../../language/translator.ts'

const offered = { is_destination: true }
const inOrder = { field: 'position', order: 'ASC' } as const

const choices: Choice[] = [
  { label: 'staff.all', filter: {} },
  { label: 'staffTariffs.shipsThere', filter: offered },
  { label: 'staffTariffs.noShipping', filter: { is_destination: false } },
]

const columns: StaffColumn<SupportDestination>[] = [
  { source: 'position', label: 'staffTariffs.rank', render: ({ position }) => position ?? '–' },
  { source: 'name', label: 'staffTariffs.country', render: nameOf },
  { source: 'ports', label: 'staffTariffs.ports', disableSort: true, render: portsLabel },
  { source: 'is_destination', label: 'staffTariffs.shipping', disableSort: true, render: chipOf },
]

const phone: PhoneRow<SupportDestination> = {
  title: (record) =>
    record.position === null ? countryOf(record) : `${record.position}. ${countryOf(record)}`,
  chip: chipOf,
  rest: portsLabel,
}

const empty = { title: 'staffTariffs.noCountry', words: 'staffTariffs.tryCountries' }

/** Countries that buyers may choose, in the order in which they are offered (decision 24). */
export function DestinationList() {
  return (
    <StaffList<SupportDestination>
      title={t('staffTariffs.destinations')}
      search={t('staffTariffs.searchCountry')}
      filterDefaultValues={offered}
      sort={inOrder}
      perPage={50}
    >
      <ChoiceFilter legend={t('staffTariffs.shipping')} choices={choices} />
      <StaffTable<SupportDestination>
        columns={columns}
        phone={phone}
        opens={{ edit: 'updateDestination' }}
        empty={empty}
      />
    </StaffList>
  )
}

function nameOf(record: SupportDestination) {
  return <RowLink>{countryOf(record)}</RowLink>
}

function chipOf({ is_destination }: SupportDestination) {
  if (!is_destination) return <Badge>{t('staffTariffs.notThere')}</Badge>
  return <Badge tone="available">{t('staffTariffs.shipsThere')}</Badge>
}
