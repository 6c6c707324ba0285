import type { SupportRequest } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { FilterButton, List, SearchInput, SelectInput, TextInput, TopToolbar } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { querying } from '../providers/granted.ts'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { RequestFilter } from './RequestFilter.tsx'
import { RequestRows } from './RequestRows.tsx'
import { RequestTable } from './RequestTable.tsx'
import { kindChoices } from './request-words.ts'

const searchLabel = 'Reference, name, contact or words'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
  <SelectInput key="kind" source="kind" label="Kind" choices={kindChoices} />,
  <TextInput key="email" source="email" label="E-mail" type="email" />,
]

const longestWaitingFirst = { field: 'created_at', order: 'ASC' } as const
const waiting = { state: 'new' }

/** New ones come while somebody looks. */
const refreshing = { ...querying, refetchInterval: 30_000 }

/** Everything that was asked through a form; an answer is promised within 12 hours (buyer spec §5). */
export function RequestList() {
  return (
    <StaffOnly operation="listSupportRequests">
      <Page title="Requests" wide>
        <List<SupportRequest>
          title={false}
          resource="support/requests"
          filters={filters}
          filterDefaultValues={waiting}
          actions={<ListActions />}
          exporter={false}
          sort={longestWaitingFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="requests" />}
          queryOptions={refreshing}
          sx={listLook}
        >
          <RequestFilter />
          <Requests />
        </List>
      </Page>
    </StaffOnly>
  )
}

function ListActions() {
  return (
    <TopToolbar>
      <FilterButton />
    </TopToolbar>
  )
}

function Requests() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <RequestRows /> : <RequestTable />
}
