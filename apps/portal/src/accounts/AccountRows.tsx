import type { SupportUser } from '@bandari/sdk'
import { SimpleList } from 'react-admin'
import { formatDay } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import { AccountChip } from './AccountChip.tsx'
import { NoAccounts } from './NoAccounts.tsx'

/** The table on a phone. */
export function AccountRows() {
  return (
    <SimpleList<SupportUser>
      linkType="show"
      empty={<NoAccounts />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf(user: SupportUser) {
  return (
    <span className={css.rowHead}>
      <strong>
        {user.first_name} {user.last_name}
      </strong>
      <AccountChip user={user} />
    </span>
  )
}

function restOf({ email, orders_count, date_joined }: SupportUser) {
  const orders = orders_count === 1 ? '1 order' : `${orders_count} orders`
  return (
    <span className={css.row}>
      <span className={css.quiet}>{email}</span>
      <span>
        {orders} · joined {formatDay(date_joined)}
      </span>
    </span>
  )
}
