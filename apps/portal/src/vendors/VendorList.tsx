import type { SupportVendor } from '@bandari/sdk'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { formatMoment } from '../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import type { EmptyWords } from '../staff/list/ListEmpty.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../staff/list/StaffTable.tsx'
import css from '../staff/list/StaffTable.module.css'
import { VendorChip } from './VendorChip.tsx'
import { statusChoices } from './vendor-words.ts'

const statuses = choicesOf('seller_status', statusChoices)
const waiting = { seller_status: 'pending' }
const longestWaitingFirst = { field: 'applied_at', order: 'ASC' } as const

const columns: StaffColumn<SupportVendor>[] = [
  { source: 'email', label: 'Applicant', render: personOf },
  { source: 'seller_status', label: 'Status', render: chipOf },
  { source: 'mobile', disableSort: true, isWhole: true },
  { source: 'country', disableSort: true },
  { source: 'num_listings', label: 'Listings', align: 'right', disableSort: true, render: liveOf },
  { source: 'applied_at', label: 'Applied', isWhole: true, render: appliedOn },
]

const phone: PhoneRow<SupportVendor> = { title: nameOf, chip: chipOf, rest: contactsOf }

/** Who wants to sell, and who does (decisions 4 and 24). */
export function VendorList() {
  return (
    <StaffList<SupportVendor>
      title="Vendors"
      search="Name, e-mail, mobile or code"
      filterDefaultValues={waiting}
      sort={longestWaitingFirst}
    >
      <ChoiceFilter legend="Status" choices={statuses} />
      <StaffTable<SupportVendor>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="vendors"
        notOnTablets={['country', 'num_listings']}
        empty={emptyWords}
      />
    </StaffList>
  )
}

function nameOf({ first_name, last_name }: SupportVendor) {
  return `${first_name} ${last_name}`
}

function personOf(vendor: SupportVendor) {
  const link = <RowLink fit="cut">{nameOf(vendor)}</RowLink>
  return <TwoLines first={link} second={vendor.email} full={vendor.email} />
}

function chipOf({ seller_status }: SupportVendor) {
  return <VendorChip status={seller_status} />
}

function liveOf({ num_live, num_listings }: SupportVendor) {
  return num_listings === 0 ? 'None' : `${num_live} of ${num_listings} live`
}

function appliedOn({ applied_at }: SupportVendor) {
  return applied_at === null ? '' : formatMoment(applied_at)
}

function contactsOf({ email, mobile, country, applied_at }: SupportVendor) {
  return (
    <RowLines>
      <span className={css.quiet}>{email}</span>
      <span>{[mobile, country].filter(Boolean).join(' · ')}</span>
      {applied_at !== null && <span>Applied {formatMoment(applied_at)}</span>}
    </RowLines>
  )
}

function emptyWords({ seller_status, ...others }: Readonly<Record<string, unknown>>): EmptyWords {
  if (seller_status === 'pending' && Object.keys(others).length === 0) {
    return {
      title: 'No application waits',
      words: 'Who applies to sell appears here by itself.',
      icon: <DoneAll />,
    }
  }
  return {
    title: 'No vendor matches',
    words: 'Whoever was refused is no vendor: look under Accounts.',
    showAll: 'Show all vendors',
  }
}
