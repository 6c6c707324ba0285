import type { SupportAgent } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, NullableBooleanInput, SearchInput } from 'react-admin'
import { Page } from '../../layout/Page.tsx'
import { StaffOnly } from '../../staff/StaffOnly.tsx'
import { querying } from '../../providers/granted.ts'
import { AgentRows } from './AgentRows.tsx'
import { AgentTable } from './AgentTable.tsx'
import { ListFailure } from '../../staff/list/ListFailure.tsx'
import { listLook } from '../../staff/list/list-look.ts'

const searchLabel = 'Name, e-mail, code or mobile'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
  <NullableBooleanInput
    key="payable"
    source="is_payable"
    label="Payable"
    nullLabel="All"
    trueLabel="To be paid"
    falseLabel="Nothing to pay"
    alwaysOn
  />,
]

const mostFirst = { field: 'payable', order: 'DESC' } as const

/** Who is owed commission, most first (decision 24). */
export function AgentList() {
  return (
    <StaffOnly operation="listSupportAgents">
      <Page title="Supporters" wide>
        <List<SupportAgent>
          title={false}
          resource="support/agents"
          filters={filters}
          actions={false}
          exporter={false}
          sort={mostFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="supporters" />}
          queryOptions={querying}
          sx={listLook}
        >
          <Agents />
        </List>
      </Page>
    </StaffOnly>
  )
}

function Agents() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <AgentRows /> : <AgentTable />
}
