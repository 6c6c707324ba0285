import type { SupportListing } from '@bandari/sdk'
import { formatMoney, Picture } from '@bandari/ui'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import decide from '../../staff/record/Decide.module.css'
import css from '../../staff/list/StaffTable.module.css'
import { classNames, marketNames } from './listing-words.ts'
import { NoListings } from './NoListings.tsx'
import { VisibilityChip } from './VisibilityChip.tsx'

const Column = DataTable.Col<SupportListing>

export function ListingTable() {
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <DataTable<SupportListing>
      rowClick="show"
      size="medium"
      bulkActionButtons={false}
      empty={<NoListings />}
      hiddenColumns={isTablet ? ['seller_email', 'date_created'] : []}
      storeKey={isTablet ? 'listings.tablet' : 'listings.desktop'}
    >
      <Column source="id" label="Listing" render={titleOf} />
      <Column source="prod_live" label="State" disableSort render={stateOf} />
      <Column source="seller_email" label="Seller" disableSort render={sellerOf} />
      <Column source="price" align="right" disableSort render={priceOf} />
      <Column source="num_available" label="Stock" align="right" disableSort render={stockOf} />
      <Column source="date_created" label="Added" cellClassName={css.whole} render={momentOf} />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function titleOf({ id, title, cover_image, prod_class, market }: SupportListing) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <span className={decide.titled}>
      <Picture src={cover_image} alt="" sizes="64px" className={decide.thumb} />
      <span className={decide.words}>
        <Link to={paths.supportListing(id)} onClick={stop}>
          {title}
        </Link>
        <span className={decide.quiet}>
          {id} · {classNames[prod_class]} · {marketNames[market]}
        </span>
      </span>
    </span>
  )
}

function stateOf(listing: SupportListing) {
  return <VisibilityChip listing={listing} />
}

function sellerOf({ seller_name, seller_email }: SupportListing) {
  if (seller_name === null) return <span className={css.quiet}>Our own stock</span>
  return (
    <span className={css.stack}>
      <span className={css.cut}>{seller_name}</span>
      <span className={css.quiet} title={seller_email ?? ''}>
        {seller_email}
      </span>
    </span>
  )
}

function priceOf({ price: amount, currency }: SupportListing) {
  return <span className={css.whole}>{formatMoney({ amount, currency })}</span>
}

function stockOf({ num_available, num_in_stock }: SupportListing) {
  return <span className={css.whole}>{`${num_available} of ${num_in_stock}`}</span>
}

function momentOf({ date_created }: SupportListing) {
  return formatMoment(date_created)
}
