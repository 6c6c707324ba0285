import { withoutGuard } from '../../core/csv.ts'
import { problem } from '../../core/problem.ts'
import type { ColumnName } from './columns.ts'
import { longest } from './import-limits.ts'
import type { RowIdentity } from './identify.ts'
import { readLine, type Reading } from './read-values.ts'
import type { Cells } from './row-cells.ts'
import type { RowListing } from './settle.ts'

/** What the rows of a file say of which listings they are. */
export interface RowKeys {
  ids: number[]
  references: string[]
  chassis: string[]
}

interface Table {
  columns: ReadonlyMap<ColumnName, { place: number }>
  rows: readonly { cells: readonly string[] }[]
}

/** Read before the rows are checked, so that all their listings are found at once. */
export function keysOf({ columns, rows }: Table): RowKeys {
  const textsOf = (name: ColumnName) => {
    const place = columns.get(name)?.place
    if (place === undefined) return []
    const texts = rows.map(({ cells }) => withoutGuard(cells[place] ?? '').trim())
    return [...new Set(texts)].filter((text) => text !== '')
  }
  return {
    ids: textsOf('listing').flatMap((text) => valueOf(readListingId(text)) ?? []),
    references: textsOf('reference').flatMap((text) => valueOf(readReference(text)) ?? []),
    chassis: textsOf('chassis'),
  }
}

function valueOf<Value>(reading: Reading<Value>): Value | null {
  return 'value' in reading ? reading.value : null
}

/** Our number of a listing; a spreadsheet may write it with a decimal point. */
export function readListingId(cell: string): Reading<number> {
  const [, digits] = /^(\d{1,10})(?:\.0+)?$/.exec(cell) ?? []
  const value = Number(digits)
  if (digits !== undefined && value >= 1 && value <= mostId) return { value }
  return { problem: problem('row_listing_number') }
}

const mostId = 2 ** 31 - 1

export function readReference(cell: string): Reading<string> {
  return readLine(cell, longest.reference)
}

export function readIdentity(cells: Cells): RowIdentity {
  return {
    id: cells.read('listing', readListingId) ?? null,
    reference: cells.read('reference', readReference) ?? null,
    chassis: cells.text('chassis') || null,
  }
}

/** The same of a row that was kept. */
export function identityOf({ id, reference, fields }: RowListing): RowIdentity {
  return { id: id ?? null, reference, chassis: fields.chassis_number ?? null }
}

export function keysOfListings(rows: readonly RowListing[]): RowKeys {
  const said = rows.map(identityOf)
  return {
    ids: said.flatMap(({ id }) => id ?? []),
    references: said.flatMap(({ reference }) => reference ?? []),
    chassis: said.flatMap(({ chassis }) => chassis ?? []),
  }
}
