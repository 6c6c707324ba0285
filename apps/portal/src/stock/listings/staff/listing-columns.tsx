import type { SupportListing } from '@bandari/sdk'
import { Picture } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { formatDay, formatMoment } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/format.ts'
import { RowLines, RowLink, stopRow, TwoLines } from '../../../staff/list/cells.tsx'
import { longDuration } from '../../../staff/time-left.ts'
import { type PhoneRow, priceRoom, type StaffColumn } from '../../../staff/list/StaffTable.tsx'
import css from '../../../staff/list/StaffTable.module.css'
import decide from '../../../staff/record/Decide.module.css'
import { classNames, marketNames } from './listing-labels.ts'
import { VisibilityChip } from './VisibilityChip.tsx'
import { t } from '../../../language/translator.ts'

export const columns: StaffColumn<SupportListing>[] = [
  { source: 'id', label: 'staffListings.listing', share: 3, render: titleOf },
  {
    source: 'prod_live',
    label: 'staffListings.state',
    disableSort: true,
    room: 110,
    render: stateOf,
  },
  {
    source: 'seller_email',
    label: 'staffListings.seller',
    disableSort: true,
    room: 130,
    render: sellerOf,
  },
  {
    source: 'price',
    label: 'staffListings.price',
    align: 'right',
    disableSort: true,
    room: priceRoom,
    render: priceOf,
  },
  {
    source: 'num_available',
    label: 'staffListings.stock',
    align: 'right',
    disableSort: true,
    room: 84,
    render: stockOf,
  },
  {
    source: 'order_count',
    label: 'staffListings.orders',
    align: 'right',
    disableSort: true,
    room: 76,
    render: ordersOf,
  },
  {
    source: 'date_created',
    label: 'staffListings.age',
    room: 110,
    render: ageOf,
  },
]

export const phone: PhoneRow<SupportListing> = {
  title: ({ title }) => title,
  chip: chipOf,
  rest: ({ id, prod_class, seller_name, price: amount, currency }) => (
    <RowLines>
      <span>
        {id} · {t(classNames[prod_class])} · {seller_name ?? t('staffListings.ownStockWithin')}
      </span>
      <span className={css.amount}>{formatMoney({ amount, currency })}</span>
    </RowLines>
  ),
}

function titleOf({ id, title, cover_image, prod_class, market }: SupportListing) {
  return (
    <span className={decide.titled}>
      <Picture src={cover_image} alt="" sizes="64px" className={decide.thumb} />
      <span className={decide.words}>
        <RowLink>{title}</RowLink>
        <span className={decide.quiet}>
          {id} · {t(classNames[prod_class])} · {t(marketNames[market])}
        </span>
      </span>
    </span>
  )
}

function chipOf(listing: SupportListing) {
  return <VisibilityChip listing={listing} />
}

/** With since when, where that is known. */
function stateOf(listing: SupportListing) {
  const { state_since } = listing
  return (
    <TwoLines
      first={chipOf(listing)}
      second={state_since === null ? '' : formatDay(state_since)}
      full={state_since === null ? '' : formatMoment(state_since)}
    />
  )
}

function ordersOf({ order_count, id }: SupportListing) {
  if (order_count === 0) return <span className={css.quiet}>0</span>
  return (
    <Link
      to={paths.supportListing(id)}
      onClick={stopRow}
      aria-label={t('staffListings.ordersOf', { count: order_count })}
    >
      {order_count}
    </Link>
  )
}

function ageOf({ date_created }: SupportListing) {
  return (
    <TwoLines
      first={longDuration(Math.max(0, Math.floor((Date.now() - Date.parse(date_created)) / 1000)))}
      second={formatDay(date_created)}
      full={formatMoment(date_created)}
    />
  )
}

function sellerOf({ seller_name, seller_email }: SupportListing) {
  if (seller_name === null) return <span className={css.quiet}>{t('staffListings.ownStock')}</span>
  const name = <span className={css.cut}>{seller_name}</span>
  return <TwoLines first={name} second={seller_email} full={seller_email ?? ''} />
}

function priceOf({ price: amount, currency }: SupportListing) {
  return <span className={css.whole}>{formatMoney({ amount, currency })}</span>
}

function stockOf({ num_available, num_in_stock }: SupportListing) {
  return (
    <span className={css.whole}>
      {t('staffListings.stock.short', { available: num_available, stock: num_in_stock })}
    </span>
  )
}
