import type { SupportVendor } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatMoment } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import { NoVendors } from './NoVendors.tsx'
import { VendorChip } from './VendorChip.tsx'

const Column = DataTable.Col<SupportVendor>

export function VendorTable() {
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <DataTable<SupportVendor>
      rowClick="show"
      size="medium"
      bulkActionButtons={false}
      empty={<NoVendors />}
      hiddenColumns={isTablet ? ['country', 'num_listings'] : []}
      storeKey={isTablet ? 'vendors.tablet' : 'vendors.desktop'}
    >
      <Column source="email" label="Applicant" render={personOf} />
      <Column source="seller_status" label="Status" render={statusOf} />
      <Column source="mobile" disableSort cellClassName={css.whole} />
      <Column source="country" disableSort />
      <Column source="num_listings" label="Listings" align="right" disableSort render={liveOf} />
      <Column source="applied_at" label="Applied" cellClassName={css.whole} render={momentOf} />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function personOf({ id, first_name, last_name, email }: SupportVendor) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <span className={css.stack}>
      <Link to={paths.supportVendor(id)} onClick={stop} className={css.cut}>
        {first_name} {last_name}
      </Link>
      <span className={css.quiet} title={email}>
        {email}
      </span>
    </span>
  )
}

function statusOf({ seller_status }: SupportVendor) {
  return <VendorChip status={seller_status} />
}

function liveOf({ num_live, num_listings }: SupportVendor) {
  return num_listings === 0 ? 'None' : `${num_live} of ${num_listings} live`
}

function momentOf({ applied_at }: SupportVendor) {
  return applied_at === null ? '' : formatMoment(applied_at)
}
