import type { SupportVendor } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, SearchInput } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { querying } from '../providers/granted.ts'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { VendorRows } from './VendorRows.tsx'
import { VendorTable } from './VendorTable.tsx'
import { statusChoices } from './vendor-words.ts'

const searchLabel = 'Name, e-mail, mobile or code'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
]

const longestWaitingFirst = { field: 'applied_at', order: 'ASC' } as const
const waiting = { seller_status: 'pending' }

/** Who wants to sell, and who does (decisions 4 and 24). */
export function VendorList() {
  return (
    <StaffOnly operation="listSupportVendors">
      <Page title="Vendors" wide>
        <List<SupportVendor>
          title={false}
          resource="support/vendors"
          filters={filters}
          filterDefaultValues={waiting}
          actions={false}
          exporter={false}
          sort={longestWaitingFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="vendors" />}
          queryOptions={querying}
          sx={listLook}
        >
          <ChoiceFilter legend="Status" choices={choicesOf('seller_status', statusChoices)} />
          <Vendors />
        </List>
      </Page>
    </StaffOnly>
  )
}

function Vendors() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <VendorRows /> : <VendorTable />
}
