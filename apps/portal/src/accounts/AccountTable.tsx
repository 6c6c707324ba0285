import type { SupportUser } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatDay } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import { AccountChip } from './AccountChip.tsx'
import { NoAccounts } from './NoAccounts.tsx'

const Column = DataTable.Col<SupportUser>

export function AccountTable() {
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <DataTable<SupportUser>
      rowClick="show"
      size="medium"
      bulkActionButtons={false}
      empty={<NoAccounts />}
      hiddenColumns={isTablet ? ['country', 'agent_code'] : []}
      storeKey={isTablet ? 'accounts.tablet' : 'accounts.desktop'}
    >
      <Column source="email" label="Account" render={personOf} />
      <Column source="is_active" label="State" disableSort render={stateOf} />
      <Column source="agent_code" label="Store ID" disableSort />
      <Column source="country" disableSort />
      <Column source="orders_count" label="Orders" align="right" disableSort />
      <Column source="date_joined" label="Joined" cellClassName={css.whole} render={dayOf} />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function personOf({ id, first_name, last_name, email }: SupportUser) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <span className={css.stack}>
      <Link to={paths.supportUser(id)} onClick={stop} className={css.cut}>
        {first_name} {last_name}
      </Link>
      <span className={css.quiet} title={email}>
        {email}
      </span>
    </span>
  )
}

function stateOf(user: SupportUser) {
  return <AccountChip user={user} />
}

function dayOf({ date_joined }: SupportUser) {
  return formatDay(date_joined)
}
