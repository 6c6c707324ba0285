import type { SupportQuote } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, SearchInput } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { querying } from '../providers/granted.ts'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { QuoteRows } from './QuoteRows.tsx'
import { QuoteStateFilter } from './QuoteStateFilter.tsx'
import { QuoteTable } from './QuoteTable.tsx'

const searchLabel = 'Name, e-mail, number or title'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
]

const longestWaitingFirst = { field: 'requested_at', order: 'ASC' } as const
const waiting = { state: 'pending' }

/** New ones come while somebody looks. */
const refreshing = { ...querying, refetchInterval: 30_000 }

/** Who waits for what shipping costs; an answer is promised within 20 minutes (buyer spec §9). */
export function QuoteList() {
  return (
    <StaffOnly operation="listSupportQuotes">
      <Page title="Quotes" wide>
        <List<SupportQuote>
          title={false}
          resource="support/quotes"
          filters={filters}
          filterDefaultValues={waiting}
          actions={false}
          exporter={false}
          sort={longestWaitingFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="quotes" />}
          queryOptions={refreshing}
          sx={listLook}
        >
          <QuoteStateFilter />
          <Quotes />
        </List>
      </Page>
    </StaffOnly>
  )
}

function Quotes() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <QuoteRows /> : <QuoteTable />
}
