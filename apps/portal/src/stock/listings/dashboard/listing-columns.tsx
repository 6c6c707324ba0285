import type { PlainMessageId } from '@bandari/i18n'
import { Picture } from '@bandari/ui'
import type { GridColDef } from '@mui/x-data-grid'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import type { ListingRecord } from '../../../providers/listings.ts'
import { formatDay } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/format.ts'
import css from './Dashboard.module.css'
import { ListingStatus } from './ListingStatus.tsx'
import { t } from '../../../language/translator.ts'

/** The three that are specified (account spec §2), and what a vendor looks for besides. */
export const listingColumns = (): GridColDef<ListingRecord>[] => [
  {
    field: 'image',
    headerName: t('portalListings.picture'),
    width: 92,
    sortable: false,
    display: 'flex',
    renderCell: ({ row }) => (
      <Picture src={row.image} alt="" sizes="72px" className={css.thumbnail} />
    ),
  },
  {
    field: 'prod_id',
    headerName: t('portalListings.id'),
    width: 96,
    renderCell: ({ row }) => <ListingLinkTo row={row}>{row.id}</ListingLinkTo>,
  },
  {
    field: 'prod_name',
    headerName: t('portalListings.name'),
    flex: 1,
    minWidth: 220,
    display: 'flex',
    renderCell: ({ row }) => (
      <span className={css.stack} title={row.prod_name}>
        <ListingLinkTo row={row}>{row.prod_name}</ListingLinkTo>
        <span className={css.quiet}>{kindLabel(row)}</span>
      </span>
    ),
  },
  {
    field: 'prod_live',
    headerName: t('portalListings.status'),
    width: 168,
    display: 'flex',
    renderCell: ({ row }) => <ListingStatus row={row} />,
  },
  {
    field: 'prod_price',
    headerName: t('portalListings.price'),
    // “KES 114,000,000” in the widest font.
    width: 148,
    align: 'right',
    headerAlign: 'right',
    display: 'flex',
    renderCell: ({ row }) => <strong className={css.words}>{formatPrice(row)}</strong>,
  },
  dayColumn('date_created', 'portalListings.created', 150),
  dayColumn('date_updated', 'portalListings.edited', 124),
]

function dayColumn(
  field: 'date_created' | 'date_updated',
  name: PlainMessageId,
  width: number,
): GridColDef<ListingRecord> {
  return {
    field,
    headerName: t(name),
    width,
    display: 'flex',
    renderCell: ({ row }) => <span className={css.words}>{formatDay(row[field])}</span>,
  }
}

/** Each id and name leads to the editor of its class. */
export function ListingLinkTo({
  row,
  children,
}: {
  row: ListingRecord
  children: string | number
}) {
  return (
    <Link className={css.link} to={paths.listing(row.prod_class, row.id)}>
      {children}
    </Link>
  )
}

export function formatPrice({ prod_price: amount, currency }: ListingRecord): string {
  return amount === 0 ? t('portalSelling.noPrice') : formatMoney({ amount, currency })
}

/** `Vehicle · STOCK-7`. */
export function kindLabel(row: ListingRecord): string {
  const { reference } = row
  const kind = t(kindId(row))
  return reference === null ? kind : `${kind} · ${reference}`
}

function kindId({ prod_class: prodClass, market }: ListingRecord): PlainMessageId {
  if (market === 'export') return 'portalListings.vehicleForExport'
  return prodClass === 'vehicles' ? 'portalListings.vehicle' : 'portalListings.spare'
}
