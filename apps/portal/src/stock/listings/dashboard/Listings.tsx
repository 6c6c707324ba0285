import { useMemo } from 'react'
import { HttpError } from 'react-admin'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { NotApproved } from '../../../layout/VendorOnly.tsx'
import { useOperation } from '../../../providers/use-operation.ts'
import { toFirstPage } from '../../../shared/to-first-page.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { DashboardTiles } from './DashboardTiles.tsx'
import { ListingTable } from './ListingTable.tsx'
import { NoListings } from './NoListings.tsx'
import { filterOf, listingsPerPage } from './table-state.ts'
import { TableFilters } from './TableFilters.tsx'
import { useTable } from './use-table.ts'
import { ViewBar } from './ViewBar.tsx'
import { t } from '../../../language/translator.ts'

/** Filtered, sorted and paged by the server; what is shown stays until the next page is there. */
export function Listings() {
  const table = useTable()
  const { page, sort, order } = table
  const list = useOperation(
    'listListings',
    { query: { page, per_page: listingsPerPage, sort, order, ...filterOf(table) } },
    { placeholderData: (before) => before },
  )
  const { data: found, error, refetch, isPlaceholderData } = list
  // The grid's rows have an id.
  const rows = useMemo(() => found?.data.map((row) => ({ ...row, id: row.prod_id })), [found])
  const first = table.hrefFor({ page: 1 })
  const elsewhere = toFirstPage(page, { data: rows, error, isPlaceholderData }, first)
  if (elsewhere) return elsewhere
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
  if (!found || !rows) return <DashboardSkeleton />
  const { totals, count, states, waiting } = found
  if (totals.vehicles + totals.spares === 0) {
    return (
      <>
        <DashboardTiles totals={totals} table={null} />
        <NoListings />
      </>
    )
  }
  return (
    <>
      <DashboardTiles totals={totals} table={table} />
      <ViewBar table={table} />
      <TableFilters table={table} totals={totals} states={states} waiting={waiting} />
      <ListingTable
        // Another table is another selection.
        key={table.hrefFor({ page })}
        rows={rows}
        total={count}
        table={table}
        isLoading={isPlaceholderData}
        onChanged={() => void refetch()}
      />
    </>
  )
}
