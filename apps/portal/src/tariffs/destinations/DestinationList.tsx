import type { SupportDestination } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { RowLink } from '../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { portWords } from './destination-words.ts'

const offered = { is_destination: true }
const inOrder = { field: 'position', order: 'ASC' } as const

const choices: Choice[] = [
  { label: 'All', filter: {} },
  { label: 'We ship there', filter: offered },
  { label: 'We do not', filter: { is_destination: false } },
]

const columns: StaffColumn<SupportDestination>[] = [
  { source: 'position', label: 'Place', render: ({ position }) => position ?? '–' },
  { source: 'name', label: 'Country', render: nameOf },
  { source: 'ports', label: 'Ports', disableSort: true, render: portWords },
  { source: 'is_destination', label: 'Shipping', disableSort: true, render: chipOf },
]

const phone: PhoneRow<SupportDestination> = {
  title: ({ position, name }) => (position === null ? name : `${position}. ${name}`),
  chip: chipOf,
  rest: portWords,
}

const empty = { title: 'No country matches', words: 'Try all countries, or fewer letters.' }

/** Countries that buyers may choose, in the order in which they are offered (decision 24). */
export function DestinationList() {
  return (
    <StaffList<SupportDestination>
      title="Destinations"
      search="Country or its code"
      filterDefaultValues={offered}
      sort={inOrder}
      perPage={50}
    >
      <ChoiceFilter legend="Shipping" choices={choices} />
      <StaffTable<SupportDestination>
        columns={columns}
        phone={phone}
        opens={{ edit: 'updateDestination' }}
        empty={empty}
      />
    </StaffList>
  )
}

function nameOf({ name }: SupportDestination) {
  return <RowLink>{name}</RowLink>
}

function chipOf({ is_destination }: SupportDestination) {
  return is_destination ? <Badge tone="available">We ship there</Badge> : <Badge>We do not</Badge>
}
