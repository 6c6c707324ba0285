import type { SupportVendor } from '@bandari/sdk'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { formatMoment } from '../../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import type { EmptyListTexts } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { VendorChip } from './VendorChip.tsx'
import { statusChoices } from './vendor-labels.ts'
import { t } from '../../language/translator.ts'

const statuses = choicesOf('seller_status', statusChoices)
const waiting = { seller_status: 'pending' }
const longestWaitingFirst = { field: 'applied_at', order: 'ASC' } as const

const columns: StaffColumn<SupportVendor>[] = [
  { source: 'email', label: 'staffVendors.applicant', render: personOf },
  { source: 'seller_status', label: 'staff.status', render: chipOf },
  { source: 'mobile', label: 'staffVendors.mobile', disableSort: true, isWhole: true },
  { source: 'country', label: 'staffVendors.country', disableSort: true },
  {
    source: 'num_listings',
    label: 'staffVendors.listings',
    align: 'right',
    disableSort: true,
    render: liveOf,
  },
  { source: 'applied_at', label: 'staffVendors.applied', isWhole: true, render: appliedOn },
]

const phone: PhoneRow<SupportVendor> = { title: nameOf, chip: chipOf, rest: contactsOf }

/** Who wants to sell, and who does (decisions 4 and 24). */
export function VendorList() {
  return (
    <StaffList<SupportVendor>
      title={t('staffVendors.title')}
      search={t('staffVendors.search')}
      filterDefaultValues={waiting}
      sort={longestWaitingFirst}
    >
      <ChoiceFilter legend={t('staff.status')} choices={statuses} />
      <StaffTable<SupportVendor>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="vendors"
        notOnTablets={['country', 'num_listings']}
        empty={emptyListTexts}
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
  if (num_listings === 0) return t('staffVendors.noListings')
  return t('staffVendors.live', { live: num_live, count: num_listings })
}

function appliedOn({ applied_at }: SupportVendor) {
  return applied_at === null ? '' : formatMoment(applied_at)
}

function contactsOf({ email, mobile, country, applied_at }: SupportVendor) {
  return (
    <RowLines>
      <span className={css.quiet}>{email}</span>
      <span>{[mobile, country].filter(Boolean).join(' · ')}</span>
      {applied_at !== null && (
        <span>{t('staffVendors.appliedOn', { moment: formatMoment(applied_at) })}</span>
      )}
    </RowLines>
  )
}

function emptyListTexts({
  seller_status,
  ...others
}: Readonly<Record<string, unknown>>): EmptyListTexts {
  if (seller_status === 'pending' && Object.keys(others).length === 0) {
    return {
      title: 'staffVendors.noneWaits',
      words: 'staffVendors.appearsHere',
      icon: <DoneAll />,
    }
  }
  return {
    title: 'staffVendors.noMatch',
    words: 'staffVendors.refusedElsewhere',
    showAll: 'staffVendors.showAll',
  }
}
