import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid'
import { useReadsOnly } from '../../../layout/ReadsOnly.tsx'
import { type ListingRecord, listingSorts } from '../../../providers/listings.ts'
import { gridLocaleText } from '../grid-labels.ts'
import css from './Dashboard.module.css'
import { listingColumns } from './listing-columns.tsx'
import type { Selection, ShownListings } from './selection.ts'
import type { Table } from './use-table.ts'
import { t } from '../../../language/translator.ts'

export interface ListingGridProps extends ShownListings {
  table: Table
}

/** Columns that there is no room for beside a readable title; the editor, one press away, shows their values. */
const hidden = {
  narrow: { image: false, date_created: false, date_updated: false },
  medium: { date_updated: false },
  wide: {},
}

function useRoom(): keyof typeof hidden {
  const isMedium = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'), { noSsr: true })
  return isWide ? 'wide' : isMedium ? 'medium' : 'narrow'
}

/** Draws what the server has filtered, sorted and paged. */
export function ListingGrid({ rows, table, isLoading, selection, onSelect }: ListingGridProps) {
  const readsOnly = useReadsOnly()
  return (
    <div className={css.grid}>
      <DataGrid
        aria-label={t('portalListings.yours')}
        className={css.table}
        localeText={gridLocaleText()}
        rows={rows}
        columns={listingColumns()}
        columnVisibilityModel={hidden[useRoom()]}
        rowHeight={88}
        columnHeaderHeight={48}
        hideFooter
        paginationMode="server"
        rowCount={rows.length}
        disableColumnFilter
        disableColumnMenu
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={[{ field: table.sort, sort: table.order }]}
        onSortModelChange={([chosen]) => {
          const sort = listingSorts.find((field) => field === chosen?.field)
          if (sort) table.choose({ sort, order: chosen?.sort ?? 'desc' })
        }}
        checkboxSelection={!readsOnly}
        disableRowSelectionOnClick
        rowSelectionModel={{ type: 'include', ids: new Set(selection) }}
        onRowSelectionModelChange={(model) => onSelect(idsOf(model, rows))}
        loading={isLoading}
      />
    </div>
  )
}

/** The grid says "all but these" when everything is ticked. */
function idsOf({ type, ids }: GridRowSelectionModel, rows: readonly ListingRecord[]): Selection {
  const isIn = (id: number) => ids.has(id) === (type === 'include')
  return new Set(rows.map(({ id }) => id).filter(isIn))
}
