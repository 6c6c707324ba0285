import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import {
  DataGrid,
  type GridCellParams,
  type GridRowSelectionModel,
  type MuiEvent,
  useGridApiRef,
} from '@mui/x-data-grid'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useReadsOnly } from '../../../layout/ReadsOnly.tsx'
import { paths } from '../../../paths.ts'
import { type ListingRecord, listingSorts } from '../../../providers/listings.ts'
import { gridLocaleText } from '../grid-labels.ts'
import css from './Dashboard.module.css'
import { listingColumns } from './listing-columns.tsx'
import { type Selection, type ShownListings, toggled } from './selection.ts'
import { rowAct, type TableAct } from './table-keys.ts'
import { useLetterKeys } from './use-page-keys.ts'
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
  const { apiRef, onCellKeyDown } = useGridKeys({ rows, selection, onSelect })
  const readsOnly = useReadsOnly()
  return (
    <div className={css.grid} data-listings>
      <DataGrid
        apiRef={apiRef}
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
        onCellKeyDown={onCellKeyDown}
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

/** The grid itself moves its one focusable cell by the arrows; letters do the same, and act on its row. */
function useGridKeys({ rows, selection, onSelect }: Omit<ShownListings, 'isLoading'>) {
  const apiRef = useGridApiRef()
  const navigate = useNavigate()
  const [areLettersOn] = useLetterKeys()

  const act = (what: TableAct, { row, field }: GridCellParams<ListingRecord>) => {
    const place = rows.findIndex(({ id }) => id === row.id)
    const to = rows[what === 'next' ? place + 1 : place - 1]
    if (what === 'open') void navigate(paths.listing(row.prod_class, row.id))
    else if (what === 'select') onSelect(toggled(selection, row.id))
    else if (to) apiRef.current?.setCellFocus(to.id, field)
  }

  const onCellKeyDown = (
    params: GridCellParams<ListingRecord>,
    event: MuiEvent<KeyboardEvent<HTMLElement>>,
  ) => {
    // Arrows are the grid's, and a link or a box that has the focus is pressed by its own keys.
    const isTicked = event.target instanceof HTMLInputElement && event.key === ' '
    const isOwn = event.key.startsWith('Arrow') || isTicked
    const isPressed = event.target instanceof HTMLAnchorElement && event.key === 'Enter'
    const what = isOwn || isPressed ? null : rowAct(event, areLettersOn)
    if (what === null) return
    event.defaultMuiPrevented = true
    event.preventDefault()
    act(what, params)
  }
  return { apiRef, onCellKeyDown }
}
