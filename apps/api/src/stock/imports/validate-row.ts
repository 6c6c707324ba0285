import type { Subject } from '../listings/listing.store.ts'
import { exportContradictions } from '../listings/export-values.ts'
import { emptyFields, type ListingFields, listingFields } from '../listings/listing-fields.ts'
import { columns, type ImportClass, marketOf } from './columns.ts'
import type { ColumnProfile } from './column-profile.ts'
import { findCategory, findVehicle, type Subjects } from './find-subject.ts'
import type { ColumnPlaces } from './headings.ts'
import { longest } from './import-limits.ts'
import { valueIn } from './listings-csv.ts'
import type { TableRow } from './open-table.ts'
import { readLine, readPublish } from './read-values.ts'
import { Cells, type RowError } from './row-cells.ts'
import { type KnownListing, type RowListing, settle, type Settlement } from './settle.ts'

export type RowResult =
  | { listing: RowListing; effect: Exclude<Settlement['kind'], 'refused'> }
  | { errors: RowError[] }

export interface Dependencies {
  importClass: ImportClass
  columns: ColumnPlaces
  /** How the columns of numbers and days write theirs, by their places. */
  profiles?: ReadonlyMap<number, ColumnProfile>
  subjects: Subjects
  /** The vendor's listings by the vendor's own references. */
  known: ReadonlyMap<string, KnownListing>
  /** The status of a new listing when the file gives none. */
  contact: string | null
  thisYear: number
  /** Such as 2026-11-23. */
  today: string
}

/** The listing that a row describes, or everything that is wrong with the row. */
export function validateRow(row: TableRow, around: Dependencies): RowResult {
  const cells = new Cells(row, around)
  cells.checkWidth()
  const reference = cells.read('reference', (cell) => readLine(cell, longest.reference)) ?? null
  const known = reference === null ? undefined : around.known.get(reference)
  const subject = subjectOf(cells, around)
  const fields: Partial<ListingFields> = {}
  for (const [name, column] of columns) {
    if (column.field === undefined || !cells.has(name)) continue
    const { field, read } = column
    // A value that the editors accepted is accepted again from an export.
    const isAsItWas = known && cells.text(name) === valueIn(known, name)
    const value = isAsItWas
      ? known[field]
      : cells.read(name, (cell) => read(cell, { ...around, ...cells.written(name) }))
    Object.assign(fields, { [field]: value ?? listingFields[field].empty })
  }
  const status = cells.read('publish', readPublish)
  const isCalled = around.importClass !== 'exports'
  if (isCalled && !known && !cells.has('contact')) fields.contact = around.contact
  const contradictions = exportContradictions({ ...emptyFields, ...known, ...fields })
  for (const [payload, [found]] of Object.entries(contradictions))
    if (found) cells.refuseField(payload, found)
  if (!subject || cells.errors.length > 0) return { errors: cells.errors }

  const listing = { reference, subject, fields, ...(status && { status }) }
  const settled = settle(listing, { known, market: marketOf(around.importClass) })
  if (settled.kind !== 'refused') return { listing, effect: settled.kind }
  for (const field of settled.missing) cells.refuseField(field, 'row_live_needs')
  if (settled.missing.length === 0) cells.refuse('reference', settled.problem)
  return { errors: cells.errors }
}

function subjectOf(cells: Cells, { importClass, subjects }: Dependencies): Subject | null {
  const isVehicle = importClass !== 'parts'
  const [make, model, category] = [cells.text('make'), cells.text('model'), cells.text('category')]
  if (isVehicle ? make === '' || model === '' : category === '') return null
  const found = isVehicle
    ? findVehicle(subjects, { make, model })
    : findCategory(subjects, category)
  if ('subject' in found) return found.subject
  cells.refuse(found.in, found.problem)
  return null
}
