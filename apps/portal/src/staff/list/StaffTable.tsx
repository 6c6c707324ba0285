import { Skeleton } from '@bandari/ui'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { type DataTableProps, type RaRecord, usePermissions } from 'react-admin'
import type { Permissions } from '../../providers/auth-provider.ts'
import { may, type OperationId } from '../../providers/may.ts'
import { RowTarget } from './cells.tsx'
import { columnsKey } from './columns-key.ts'
import { type Empty, ListEmpty } from './ListEmpty.tsx'

const TableRows = lazy(() => import('./Rows.tsx').then((m) => ({ default: m.TableRows })))
const PhoneRows = lazy(() => import('./Rows.tsx').then((m) => ({ default: m.PhoneRows })))
// A hundred kilobytes that a phone never needs.
const StaffGrid = lazy(() => import('./StaffGrid.tsx').then((m) => ({ default: m.StaffGrid })))

/** Width of a grid's column of prices, in pixels: “KES 114,000,000” in the widest font, and the cell's padding. */
export const priceRoom = 144

export interface StaffColumn<T> {
  source: string
  /** An id; react-admin says it. */
  label?: string
  align?: 'right'
  disableSort?: boolean
  /** Never wrapped. */
  isWhole?: boolean
  /** Of a grid: how narrow it may become, in pixels. */
  room?: number
  /** Of a grid: how much of what is left it gets; 2 where it names the record, else 1. */
  share?: number
  /** Without it the field is shown as it is. */
  render?: (record: T) => ReactNode
}

export interface PhoneRow<T> {
  title: (record: T) => ReactNode
  /** At the end of the title's line. */
  chip?: (record: T) => ReactNode
  rest: (record: T) => ReactNode
}

interface StaffTableProps<T extends RaRecord> extends Pick<DataTableProps<T>, 'size'> {
  columns: readonly StaffColumn<T>[]
  /** What a row opens; whoever may not edit sees rows that do not open. */
  opens: 'show' | { edit: OperationId } | false
  empty: Empty
  /** A row on a phone, or a component instead of rows. */
  phone: PhoneRow<T> | ReactElement
  /** The key under which the chosen columns are stored. */
  storeKey?: string
  /** Columns for which a tablet has no room. */
  notOnTablets?: readonly string[]
  /** Columns shown when asked for. */
  seldom?: readonly string[]
  /** MUI's grid draws it, as the design card has it for big tables. */
  isBig?: boolean
  /** Which columns of a grid are shown may be chosen, and is remembered under `storeKey`. */
  hasColumns?: boolean
}

/** The records of a list: a table on a desk and on a tablet, rows on a phone. */
export function StaffTable<T extends RaRecord>(props: StaffTableProps<T>) {
  const { opens, empty, phone } = props
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { permissions } = usePermissions<Permissions>()
  const target =
    typeof opens === 'object' ? may(permissions, opens.edit) && ('edit' as const) : opens
  const none = <ListEmpty empty={empty} />
  if (!isPhone) {
    return (
      <RowTarget value={target}>
        <Table {...props} target={target} none={none} />
      </RowTarget>
    )
  }
  if (!('title' in phone)) return phone
  const rows = phone as PhoneRow<RaRecord>
  return (
    <Suspense fallback={null}>
      <PhoneRows phone={rows} opens={target} none={none} />
    </Suspense>
  )
}

interface TableProps<T extends RaRecord> extends StaffTableProps<T> {
  target: 'show' | 'edit' | false
  none: ReactNode
}

function Table<T extends RaRecord>(props: TableProps<T>) {
  const { columns, target, none, size, notOnTablets, seldom = [], isBig, hasColumns } = props
  // Beside an open menu a small desk has no more room than a tablet.
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  const hidden = [...seldom, ...((isTablet && notOnTablets) || [])]
  const { storeKey: key } = props
  const storeKey = key && notOnTablets ? columnsKey(key, isTablet) : key
  if (isBig) {
    return (
      <Suspense fallback={<Skeleton shape="block" height="480px" />}>
        <StaffGrid
          columns={columns as StaffColumn<RaRecord>[]}
          {...{ target, hidden, none }}
          chosenKey={hasColumns ? storeKey : undefined}
        />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={null}>
      <TableRows
        columns={columns as StaffColumn<RaRecord>[]}
        {...{ target, hidden, none, size, storeKey }}
      />
    </Suspense>
  )
}
