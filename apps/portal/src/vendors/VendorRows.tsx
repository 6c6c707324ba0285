import type { SupportVendor } from '@bandari/sdk'
import { SimpleList } from 'react-admin'
import { formatMoment } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import { NoVendors } from './NoVendors.tsx'
import { VendorChip } from './VendorChip.tsx'

/** The table on a phone. */
export function VendorRows() {
  return (
    <SimpleList<SupportVendor>
      linkType="show"
      empty={<NoVendors />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf({ first_name, last_name, seller_status }: SupportVendor) {
  return (
    <span className={css.rowHead}>
      <strong>
        {first_name} {last_name}
      </strong>
      <VendorChip status={seller_status} />
    </span>
  )
}

function restOf({ email, mobile, country, applied_at }: SupportVendor) {
  return (
    <span className={css.row}>
      <span className={css.quiet}>{email}</span>
      <span>{[mobile, country].filter(Boolean).join(' · ')}</span>
      {applied_at !== null && <span>Applied {formatMoment(applied_at)}</span>}
    </span>
  )
}
