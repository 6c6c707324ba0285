import type { SupportUser } from '@bandari/sdk'
import { Button, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { FilterButton, List, SearchInput, SelectInput, TextInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { AccountFilter } from './AccountFilter.tsx'
import { AccountRows } from './AccountRows.tsx'
import { AccountTable } from './AccountTable.tsx'
import { roleChoices, sellerNames } from './account-words.ts'

const searchLabel = 'Name, e-mail or number'
const sellerChoices = Object.entries(sellerNames).map(([id, name]) => ({ id, name }))
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
  <TextInput key="email" source="email" label="E-mail" type="email" />,
  <SelectInput key="role" source="staff_role" label="Role" choices={roleChoices} />,
  <SelectInput key="seller" source="seller_status" label="Vendor" choices={sellerChoices} />,
]

const newestFirst = { field: 'date_joined', order: 'DESC' } as const

/** Everybody who has registered (decision 24). */
export function AccountList() {
  return (
    <StaffOnly operation="listSupportUsers">
      <Page
        title="Accounts"
        wide
        aside={
          <Button component={Link} to={paths.supportRoles} sx={{ marginInlineStart: 'auto' }}>
            What each role may do
          </Button>
        }
      >
        <List<SupportUser>
          title={false}
          resource="support/users"
          filters={filters}
          actions={<ListActions />}
          exporter={false}
          sort={newestFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="accounts" />}
          queryOptions={querying}
          sx={listLook}
        >
          <AccountFilter />
          <Accounts />
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

function Accounts() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <AccountRows /> : <AccountTable />
}
