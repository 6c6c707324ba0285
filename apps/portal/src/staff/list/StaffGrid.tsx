import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
  type GridSortModel,
} from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useStore,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ColumnsButton } from './ColumnsButton.tsx'
import type { StaffColumn } from './StaffTable.tsx'
import css from './StaffGrid.module.css'
import { t } from '../../language/translator.ts'

interface StaffGridProps<T extends RaRecord> {
  columns: readonly StaffColumn<T>[]
  target: 'show' | 'edit' | false
  /** Until somebody chooses others. */
  hidden: readonly string[]
  /** Where the chosen columns are kept; without it they cannot be chosen. */
  chosenKey?: string | undefined
  none: ReactNode
}

/** MUI's grid over react-admin's list, which has filtered, sorted and paged; a page is short enough to be drawn whole. */
export function StaffGrid<T extends RaRecord>(props: StaffGridProps<T>) {
  const { columns, target, none } = props
  const { data = [], sort, setSort, isPending, isFetching, resource } = useListContext<T>()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const translate = useTranslate()
  const chooser = useChooser(props)
  if (!isPending && data.length === 0) return none
  const order = sort.order === 'ASC' ? 'asc' : 'desc'
  const choose = ([chosen]: GridSortModel) => {
    if (chosen) setSort({ field: chosen.field, order: chosen.sort === 'asc' ? 'ASC' : 'DESC' })
  }
  return (
    <DataGrid<T>
      className={css.grid ?? ''}
      {...chooser}
      rows={data}
      columns={columns.map((column, index) => columnOf(column, index, translate))}
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

/** Which columns are shown, and the button and the words to choose others. */
function useChooser({ hidden, chosenKey }: Pick<StaffGridProps<RaRecord>, 'hidden' | 'chosenKey'>) {
  const [chosen, choose] = useStore<readonly string[] | null>(chosenKey ?? 'staff.columns', null)
  const away = (chosenKey !== undefined && chosen) || hidden
  return {
    columnVisibilityModel: Object.fromEntries(away.map((source) => [source, false])),
    localeText: {
      columnHeaderSortIconLabel: t('staff.sort'),
      columnsManagementSearchTitle: t('ra.action.search_columns'),
      columnsManagementNoColumns: t('staff.noColumn'),
      columnsManagementDeleteIconLabel: t('ra.action.clear_input_value'),
    },
    ...(chosenKey !== undefined && {
      showToolbar: true,
      slots: { toolbar: ColumnsButton },
      slotProps: {
        columnsManagement: { disableShowHideToggle: true, disableResetButton: true },
      },
      onColumnVisibilityModelChange: (model: GridColumnVisibilityModel) =>
        choose(Object.keys(model).filter((source) => model[source] === false)),
    }),
  }
}

function columnOf<T extends RaRecord>(
  {
    source,
    label,
    align,
    disableSort = false,
    isWhole = false,
    room,
    share,
    render,
  }: StaffColumn<T>,
  index: number,
  translate: (id: string) => string,
): GridColDef<T> {
  return {
    field: source,
    headerName: label === undefined ? source : translate(label),
    sortable: !disableSort,
    // The column that names a record needs the most room.
    flex: share ?? (index === 0 && room === undefined ? 2 : 1),
    minWidth: room ?? (isWhole ? 200 : index === 0 ? 170 : 100),
    ...(align && { align, headerAlign: align }),
    renderCell: ({ row, value }) => (
      <RecordContextProvider value={row}>
        {render ? render(row) : (value as ReactNode)}
      </RecordContextProvider>
    ),
  }
}
