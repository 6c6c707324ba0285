import type { ReactNode } from 'react'
import css from './Reports.module.css'

export interface ReportColumn<Row> {
  heading: string
  cell: (row: Row) => ReactNode
}

interface ReportTableProps<Row> {
  /** The id of the heading that names the table. */
  labelledBy: string
  label: string
  columns: readonly [first: ReportColumn<Row>, ...rest: ReportColumn<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  totals: readonly Row[]
  isLoading: boolean
}

/** A table that moves sideways where it has no room, with its totals below. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { labelledBy, label, columns, rows, keyOf, totals, isLoading } = props
  const [first, ...rest] = columns
  const line = (row: Row) => (
    <tr key={keyOf(row)}>
      <th scope="row">{first.cell(row)}</th>
      {rest.map(({ heading, cell }) => (
        <td key={heading}>{cell(row)}</td>
      ))}
    </tr>
  )
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table} aria-labelledby={labelledBy} aria-busy={isLoading}>
        <thead>
          <tr>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {totals.length > 0 && <tfoot>{totals.map(line)}</tfoot>}
      </table>
    </section>
  )
}

/** An amount with how it differs from another below it. */
export function Compared({ amount, change }: { amount: ReactNode; change: string | null }) {
  return (
    <>
      {amount}
      {change !== null && <span className={css.quiet}>{change}</span>}
    </>
  )
}
