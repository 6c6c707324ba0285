import type { PayoutBatch } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { querying } from '../providers/granted.ts'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { CollectButton } from './CollectButton.tsx'
import { PayoutRows } from './PayoutRows.tsx'
import { PayoutTable } from './PayoutTable.tsx'

const states = [
  ['open', 'Open'],
  ['paid', 'Paid'],
  ['discarded', 'Discarded'],
] as const

const newestFirst = { field: 'id', order: 'DESC' } as const

/** Commission paid to many at once: one collects, another one pays (decisions 14). */
export function PayoutList() {
  return (
    <StaffOnly operation="listPayoutBatches">
      <Page title="Payouts" wide>
        <CollectButton />
        <List<PayoutBatch>
          title={false}
          resource="support/payout-batches"
          actions={false}
          exporter={false}
          sort={newestFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="payouts" />}
          queryOptions={querying}
          sx={listLook}
        >
          <ChoiceFilter legend="State" choices={choicesOf('state', states)} />
          <Batches />
        </List>
      </Page>
    </StaffOnly>
  )
}

function Batches() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <PayoutRows /> : <PayoutTable />
}
