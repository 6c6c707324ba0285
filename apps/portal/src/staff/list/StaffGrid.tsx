import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { StaffColumn } from './StaffTable.tsx'
import css from './StaffGrid.module.css'
import { t } from '../../language/translator.ts'

interface StaffGridProps<T extends RaRecord> {
  columns: readonly StaffColumn<T>[]
  target: 'show' | 'edit' | false
  hidden: readonly string[]
  none: ReactNode
}

/** MUI's grid over react-admin's list, which has filtered, sorted and paged; a page is short enough to be drawn whole. */
export function StaffGrid<T extends RaRecord>(props: StaffGridProps<T>) {
  const { columns, target, hidden, none } = props
  const { data = [], sort, setSort, isPending, isFetching, resource } = useListContext<T>()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const translate = useTranslate()
  if (!isPending && data.length === 0) return none
  const order = sort.order === 'ASC' ? 'asc' : 'desc'
  const choose = ([chosen]: GridSortModel) => {
    if (chosen) setSort({ field: chosen.field, order: chosen.sort === 'asc' ? 'ASC' : 'DESC' })
  }
  return (
    <DataGrid<T>
      className={css.grid ?? ''}
      localeText={{ columnHeaderSortIconLabel: t('staff.sort') }}
      rows={data}
      columns={columns.map((column, index) => columnOf(column, index, translate))}
      columnVisibilityModel={Object.fromEntries(hidden.map((source) => [source, false]))}
      getRowHeight={() => 'auto'}
      columnHeaderHeight={48}
      disableVirtualization
      hideFooter
      disableColumnFilter
      disableColumnMenu
      disableRowSelectionOnClick
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: sort.field, sort: order }]}
      onSortModelChange={choose}
      onRowClick={({ id }) => {
        if (target !== false) void navigate(createPath({ resource, type: target, id }))
      }}
      loading={isPending || isFetching}
    />
  )
}

function columnOf<T extends RaRecord>(
  { source, label, align, disableSort = false, isWhole = false, render }: StaffColumn<T>,
  index: number,
  translate: (id: string) => string,
): GridColDef<T> {
  return {
    field: source,
    headerName: label === undefined ? source : translate(label),
    sortable: !disableSort,
    // What a record is called by needs the most room.
    flex: index === 0 ? 2 : 1,
    minWidth: isWhole ? 200 : index === 0 ? 170 : 100,
    ...(align && { align, headerAlign: align }),
    renderCell: ({ row, value }) => (
      <RecordContextProvider value={row}>
        {render ? render(row) : (value as ReactNode)}
      </RecordContextProvider>
    ),
  }
}
