import type { SupportPort } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { RowLink } from '../../staff/list/cells.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'

const byName = { field: 'name', order: 'ASC' } as const

const columns: StaffColumn<SupportPort>[] = [
  { source: 'name', label: 'Port', render: nameOf },
  { source: 'countries', label: 'Serves', disableSort: true, render: servedWords },
  { source: 'options', label: 'Codes', disableSort: true, render: codesOf },
]

const phone: PhoneRow<SupportPort> = { title: ({ name }) => name, rest: servedWords }

const empty = { title: 'No port matches', words: 'Try fewer letters of its name.' }

/** Where vehicles are shipped to; countries choose among them (decision 24). */
export function PortList() {
  return (
    <StaffList<SupportPort>
      title="Ports"
      aside={<CreateLink to={paths.newPort} label="Add port" operation="createPort" />}
      search="Name of a port"
      sort={byName}
    >
      <StaffTable<SupportPort>
        columns={columns}
        phone={phone}
        opens={{ edit: 'updatePort' }}
        empty={empty}
      />
    </StaffList>
  )
}

function nameOf({ name }: SupportPort) {
  return <RowLink>{name}</RowLink>
}

function servedWords({ countries }: SupportPort): string {
  return countries.length === 0 ? 'No country yet' : countries.join(', ')
}

function codesOf({ options }: SupportPort): string {
  return options.map(({ code }) => code).join(', ')
}
