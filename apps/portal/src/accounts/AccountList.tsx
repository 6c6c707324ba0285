import type { SupportUser } from '@bandari/sdk'
import { Button } from '@mui/material'
import { SelectInput, TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatDay } from '../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../staff/list/StaffTable.tsx'
import css from '../staff/list/StaffTable.module.css'
import { AccountChip } from './AccountChip.tsx'
import { roleChoices, sellerNames } from './account-words.ts'

const sellerChoices = Object.entries(sellerNames).map(([id, name]) => ({ id, name }))
const filters = [
  <TextInput key="email" source="email" label="E-mail" type="email" />,
  <SelectInput key="role" source="staff_role" label="Role" choices={roleChoices} />,
  <SelectInput key="seller" source="seller_status" label="Vendor" choices={sellerChoices} />,
]

const newestFirst = { field: 'date_joined', order: 'DESC' } as const

const groups: Choice[] = [
  { label: 'All', filter: {} },
  { label: 'Staff', filter: { is_staff: true } },
  { label: 'Not active', filter: { is_active: false } },
]

const columns: StaffColumn<SupportUser>[] = [
  { source: 'email', label: 'Account', render: personOf },
  { source: 'is_active', label: 'State', disableSort: true, render: chipOf },
  { source: 'agent_code', label: 'Store ID', disableSort: true },
  { source: 'country', disableSort: true },
  { source: 'orders_count', label: 'Orders', align: 'right', disableSort: true },
  {
    source: 'date_joined',
    label: 'Joined',
    isWhole: true,
    render: ({ date_joined }) => formatDay(date_joined),
  },
]

const phone: PhoneRow<SupportUser> = { title: nameOf, chip: chipOf, rest: ordersOf }

const empty = {
  title: 'No account matches',
  words: 'Try a part of the e-mail address.',
  showAll: 'Show all accounts',
}

/** Everybody who has registered (decision 24). */
export function AccountList() {
  return (
    <StaffList<SupportUser>
      title="Accounts"
      aside={
        <Button component={Link} to={paths.supportRoles} sx={{ marginInlineStart: 'auto' }}>
          What each role may do
        </Button>
      }
      search="Name, e-mail or number"
      filters={filters}
      sort={newestFirst}
    >
      <ChoiceFilter legend="Accounts" choices={groups} />
      <StaffTable<SupportUser>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="accounts"
        notOnTablets={['country', 'agent_code']}
        empty={empty}
      />
    </StaffList>
  )
}

function nameOf({ first_name, last_name }: SupportUser) {
  return `${first_name} ${last_name}`
}

function personOf(user: SupportUser) {
  const link = <RowLink fit="cut">{nameOf(user)}</RowLink>
  return <TwoLines first={link} second={user.email} full={user.email} />
}

function chipOf(user: SupportUser) {
  return <AccountChip user={user} />
}

function ordersOf({ email, orders_count, date_joined }: SupportUser) {
  const orders = orders_count === 1 ? '1 order' : `${orders_count} orders`
  return (
    <RowLines>
      <span className={css.quiet}>{email}</span>
      <span>
        {orders} · joined {formatDay(date_joined)}
      </span>
    </RowLines>
  )
}
