import type { SupportVoucher } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, SearchInput } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../staff/list/CreateLink.tsx'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { stateWords } from './voucher-words.ts'
import { VoucherRows } from './VoucherRows.tsx'
import { VoucherTable } from './VoucherTable.tsx'

const searchLabel = 'Code, name or e-mail'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
]

const newestFirst = { field: 'id', order: 'DESC' } as const

/** Codes that lower a basket's price, those of the flash offer among them (decisions 9 and 24). */
export function VoucherList() {
  return (
    <StaffOnly operation="listSupportVouchers">
      <Page
        title="Discount codes"
        wide
        aside={<CreateLink to={paths.newVoucher} label="New code" operation="createVoucher" />}
      >
        <List<SupportVoucher>
          title={false}
          resource="support/vouchers"
          filters={filters}
          actions={false}
          exporter={false}
          sort={newestFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="discount codes" />}
          queryOptions={querying}
          sx={listLook}
        >
          <ChoiceFilter legend="State" choices={choicesOf('state', Object.entries(stateWords))} />
          <Vouchers />
        </List>
      </Page>
    </StaffOnly>
  )
}

function Vouchers() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <VoucherRows /> : <VoucherTable />
}
