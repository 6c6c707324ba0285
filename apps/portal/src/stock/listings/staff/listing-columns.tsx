import type { SupportListing } from '@bandari/sdk'
import { Picture } from '@bandari/ui'
import { formatMoment } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/format.ts'
import { RowLines, RowLink, TwoLines } from '../../../staff/list/cells.tsx'
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
    room: 84,
    render: chipOf,
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
    source: 'date_created',
    label: 'staffListings.added',
    isWhole: true,
    render: ({ date_created }) => formatMoment(date_created),
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
