import type { ReactNode } from 'react'
import { DataTable, type DataTableProps, type RaRecord, SimpleList } from 'react-admin'
import type { PhoneRow, StaffColumn } from './StaffTable.tsx'
import css from './StaffTable.module.css'

interface TableRowsProps extends Pick<DataTableProps, 'size' | 'storeKey'> {
  columns: readonly StaffColumn<RaRecord>[]
  target: 'show' | 'edit' | false
  hidden: string[]
  none: ReactNode
}

/** A list on a desktop or a tablet. */
export function TableRows({ columns, target, hidden, none, size, storeKey }: TableRowsProps) {
  return (
    <DataTable
      rowClick={target}
      // A ticked row could only be exported, and the box has no name that a screen reader hears.
      bulkActionButtons={false}
      empty={none}
      hiddenColumns={hidden}
      {...(size && { size })}
      {...(storeKey !== undefined && { storeKey })}
    >
      {columns.map(columnOf)}
    </DataTable>
  )
}

function columnOf(column: StaffColumn<RaRecord>) {
  const { isWhole, room: _, share: __, ...rest } = column
  return (
    <DataTable.Col key={column.source} {...rest} {...(isWhole && { cellClassName: css.whole })} />
  )
}

interface PhoneRowsProps {
  phone: PhoneRow<RaRecord>
  opens: 'show' | 'edit' | false
  none: ReactNode
}

export function PhoneRows({ phone, opens, none }: PhoneRowsProps) {
  return (
    <SimpleList
      linkType={opens}
      empty={none}
      primaryText={headOf(phone)}
      secondaryText={phone.rest}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf({ title, chip }: PhoneRow<RaRecord>) {
  return (record: RaRecord) => {
    const words = <strong>{title(record)}</strong>
    if (!chip) return words
    return (
      <span className={css.rowHead}>
        {words}
        {chip(record)}
      </span>
    )
  }
}
