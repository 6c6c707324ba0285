import type { SupportListing } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { SimpleList } from 'react-admin'
import css from '../../staff/list/StaffTable.module.css'
import { classNames } from './listing-words.ts'
import { NoListings } from './NoListings.tsx'
import { VisibilityChip } from './VisibilityChip.tsx'

/** The table on a phone. */
export function ListingRows() {
  return (
    <SimpleList<SupportListing>
      linkType="show"
      empty={<NoListings />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf(listing: SupportListing) {
  return (
    <span className={css.rowHead}>
      <strong>{listing.title}</strong>
      <VisibilityChip listing={listing} />
    </span>
  )
}

function restOf({ id, prod_class, seller_name, price: amount, currency }: SupportListing) {
  return (
    <span className={css.row}>
      <span>
        {id} · {classNames[prod_class]} · {seller_name ?? 'our own stock'}
      </span>
      <span className={css.amount}>{formatMoney({ amount, currency })}</span>
    </span>
  )
}
