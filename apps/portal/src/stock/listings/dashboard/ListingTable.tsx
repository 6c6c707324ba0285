import { Button, Pager, Skeleton } from '@bandari/ui'
import { lazy, Suspense, useState } from 'react'
import type { ListingRecord } from '../../../providers/listings.ts'
import { overlays } from '../../../layout/overlays.ts'
import { useReadsOnly } from '../../../layout/ReadsOnly.tsx'
import { RouterLink } from '../../../shared/RouterLink.tsx'
import { BulkBar } from './BulkBar.tsx'
import { BulkNotice } from './BulkNotice.tsx'
import type { BulkScope } from './bulk-scope.ts'
import css from './Dashboard.module.css'
import { ListingCards } from './ListingCards.tsx'
import type { ListingGridProps } from './ListingGrid.tsx'
import { NoneFound } from './NoListings.tsx'
import { filterOf, listingsPerPage } from './table-state.ts'
import type { Selection } from './selection.ts'
import { useBulk } from './use-bulk.ts'
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

/** A grid on a desk, cards on a phone; both are ticked, sorted and paged alike. */
export function ListingTable({ rows, total, table, isLoading, onChanged }: ListingTableProps) {
  const [selection, setSelection] = useState<Selection>(new Set())
  const [isFound, setFound] = useState(false)
  const readsOnly = useReadsOnly()
  const clear = () => select(new Set())
  const select = (chosen: Selection) => {
    setFound(false)
    setSelection(chosen)
  }
  const bulk = useBulk(() => {
    clear()
    onChanged()
  })
  if (rows.length === 0) {
    return (
      <>
        <BulkNotice bulk={bulk} />
        <NoneFound table={table} />
      </>
    )
  }
  const ids = rows.map(({ id }) => id)
  const scope: BulkScope = isFound
    ? { filter: filterOf(table), count: total }
    : { ids: ids.filter((id) => selection.has(id)) }
  const shown = { rows, isLoading, selection: isFound ? new Set(ids) : selection, onSelect: select }
  return (
    <>
      {!readsOnly && (
        <BulkBar
          scope={scope}
          rows={rows}
          total={total}
          bulk={bulk}
          onSelectFound={() => setFound(true)}
          onClear={clear}
        />
      )}
      <BulkNotice bulk={bulk} />
      <Rows {...shown} table={table} />
      <div className={css.pager}>
        <output>{t('portalListings.total', { count: total })}</output>
        <KeysButton />
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

function Rows(props: ListingGridProps) {
  if (!useIsDesktop()) return <ListingCards {...props} />
  return (
    <Suspense fallback={<Skeleton shape="block" height="480px" />}>
      <ListingGrid {...props} />
    </Suspense>
  )
}

function KeysButton() {
  return (
    <Button
      className={css.keysButton}
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      onClick={() => overlays.open('keys')}
    >
      {t('portalTable.keys')}
    </Button>
  )
}
