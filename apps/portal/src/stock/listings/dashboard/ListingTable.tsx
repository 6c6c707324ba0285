import { Pager, Skeleton } from '@bandari/ui'
import { lazy, Suspense, useState } from 'react'
import type { ListingRecord } from '../../../providers/listings.ts'
import { RouterLink } from '../../../shared/RouterLink.tsx'
import { BulkBar } from './BulkBar.tsx'
import css from './Dashboard.module.css'
import { ListingCards } from './ListingCards.tsx'
import { NoneFound } from './NoListings.tsx'
import { listingsPerPage } from './table-state.ts'
import { useIsDesktop } from './use-is-desktop.ts'
import type { Table } from './use-table.ts'
import { t } from '../../../language/translator.ts'

// A hundred kilobytes that a phone never needs.
const ListingGrid = lazy(() =>
  import('./ListingGrid.tsx').then((m) => ({ default: m.ListingGrid })),
)

export interface ListingTableProps {
  rows: readonly ListingRecord[]
  total: number
  table: Table
  /** The rows shown are those before the last change. */
  isLoading: boolean
  onChanged: () => void
}

export type Selection = ReadonlySet<number>

/** A grid on a desk, cards on a phone; both are ticked, sorted and paged alike. */
export function ListingTable({ rows, total, table, isLoading, onChanged }: ListingTableProps) {
  const [selection, setSelection] = useState<Selection>(new Set())
  const isDesktop = useIsDesktop()
  if (rows.length === 0) return <NoneFound table={table} />
  const shown = { rows, isLoading, selection, onSelect: setSelection }
  return (
    <>
      <BulkBar
        rows={rows.filter(({ id }) => selection.has(id))}
        onDone={() => {
          setSelection(new Set())
          onChanged()
        }}
      />
      {isDesktop ? (
        <Suspense fallback={<Skeleton shape="block" height="480px" />}>
          <ListingGrid {...shown} table={table} />
        </Suspense>
      ) : (
        <ListingCards {...shown} />
      )}
      <div className={css.pager}>
        <output>{t('portalListings.total', { count: total })}</output>
        <Pager
          page={table.page}
          pages={Math.ceil(total / listingsPerPage)}
          hrefFor={(page) => table.hrefFor({ page })}
          linkComponent={RouterLink}
          label={t('portalListings.pages')}
        />
      </div>
    </>
  )
}
