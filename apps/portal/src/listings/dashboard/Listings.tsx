import { HttpError, useGetList } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotApproved } from '../../layout/VendorOnly.tsx'
import { querying } from '../../providers/granted.ts'
import type { ListingPage, ListingRecord } from '../../providers/listings.ts'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { DashboardTiles } from './DashboardTiles.tsx'
import { ListingTable } from './ListingTable.tsx'
import { NoListings } from './NoListings.tsx'
import { filterOf, listingsPerPage } from './table-state.ts'
import { TableFilters } from './TableFilters.tsx'
import { useTable } from './use-table.ts'
import { t } from '../../language/translator.ts'

/** Filtered, sorted and paged by the server; what is shown stays until the next page is there. */
export function Listings() {
  const table = useTable()
  const list = useGetList<ListingRecord>(
    'listings',
    {
      pagination: { page: table.page, perPage: listingsPerPage },
      sort: { field: table.sort, order: table.order === 'asc' ? 'ASC' : 'DESC' },
      filter: filterOf(table),
    },
    { ...querying, placeholderData: (before) => before },
  )
  const elsewhere = toFirstPage(table.page, list, table.hrefFor({ page: 1 }))
  if (elsewhere) return elsewhere
  const { data: rows, total, meta, error, refetch, isPlaceholderData } = list
  if (error instanceof HttpError && error.status === 403) return <NotApproved isSuspended />
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalListings.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!rows || total === undefined) return <DashboardSkeleton />
  const totals: ListingPage['meta'] = meta
  if (totals.vehicles + totals.spares === 0) return <NoListings />
  return (
    <>
      <DashboardTiles totals={totals} table={table} />
      <TableFilters table={table} totals={totals} />
      <ListingTable
        // Another table is another selection.
        key={table.hrefFor({ page: table.page })}
        rows={rows}
        total={total}
        table={table}
        isLoading={isPlaceholderData}
        onChanged={() => void refetch()}
      />
    </>
  )
}
