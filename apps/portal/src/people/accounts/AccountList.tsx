import type { SupportUser } from '@bandari/sdk'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../staff/list/ChoiceFilter.tsx'
import { SelectFilter, TextFilter } from '../../staff/list/filters.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { AccountChip } from './AccountChip.tsx'
import { roleChoices, sellerNames } from './account-labels.ts'
import { t } from '../../language/translator.ts'

const sellerChoices = Object.entries(sellerNames).map(([id, name]) => ({ id, name }))
const filters = [
  <TextFilter key="email" source="email" label="staffAccounts.email" type="email" />,
  <SelectFilter key="role" source="staff_role" label="staffAccounts.role" choices={roleChoices} />,
  <SelectFilter
    key="seller"
    source="seller_status"
    label="staffAccounts.vendor"
    choices={sellerChoices}
  />,
]

const newestFirst = { field: 'date_joined', order: 'DESC' } as const

const groups: Choice[] = [
  { label: 'staff.all', filter: {} },
  { label: 'staffAccounts.staff', filter: { is_staff: true } },
  { label: 'staffAccounts.state.inactive', filter: { is_active: false } },
]

const columns: StaffColumn<SupportUser>[] = [
  { source: 'email', label: 'staffAccounts.account', render: personOf },
  { source: 'is_active', label: 'staff.state', room: 150, disableSort: true, render: chipOf },
  { source: 'agent_code', label: 'staffAccounts.storeId', disableSort: true },
  { source: 'country', label: 'staffAccounts.country', disableSort: true },
  { source: 'orders_count', label: 'staffAccounts.orders', align: 'right', disableSort: true },
  {
    source: 'date_joined',
    label: 'staffAccounts.joined',
    isWhole: true,
    render: ({ date_joined }) => formatDay(date_joined),
  },
]

const phone: PhoneRow<SupportUser> = { title: nameOf, chip: chipOf, rest: ordersOf }

const empty = {
  title: 'staffAccounts.noMatch',
  words: 'staffAccounts.noMatchText',
  showAll: 'staffAccounts.showAll',
}

/** Everybody who has registered (decision 24). */
export function AccountList() {
  return (
    <StaffList<SupportUser>
      title={t('staffAccounts.title')}
      aside={
        <Button component={Link} to={paths.supportRoles} sx={{ marginInlineStart: 'auto' }}>
          {t('staffAccounts.rolesMay')}
        </Button>
      }
      search={t('staffAccounts.search')}
      filters={filters}
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staffAccounts.title')} choices={groups} />
      <StaffTable<SupportUser>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="accounts"
        isBig
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
  return (
    <RowLines>
      <span className={css.quiet}>{email}</span>
      <span>
        {t('staffAccounts.countAndJoined', {
          count: orders_count,
          day: formatDay(date_joined),
        })}
      </span>
    </RowLines>
  )
}
