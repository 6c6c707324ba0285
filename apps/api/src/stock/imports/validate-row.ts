import { type Problem, problem } from '../../core/problem.ts'
import type { Subject } from '../listings/listing.store.ts'
import { exportContradictions } from '../listings/export-values.ts'
import { emptyFields, type ListingFields, listingFields } from '../listings/listing-fields.ts'
import { columns, type ImportClass, marketOf } from './columns.ts'
import type { ColumnProfile } from './column-profile.ts'
import { findCategory, findVehicle, type Subjects } from './find-subject.ts'
import type { ColumnPlaces } from './headings.ts'
import { type IdentifiedBy, identify, type KnownListings, type RowIdentity } from './identify.ts'
import { isAsExported, valueIn } from './listings-csv.ts'
import { waitsForPicture } from './pictures/waits-for-picture.ts'
import type { TableRow } from './open-table.ts'
import { readPublish } from './read-values.ts'
import { Cells, type RowError } from './row-cells.ts'
import { readIdentity } from './row-keys.ts'
import { type KnownListing, type RowListing, settle, type Settlement } from './settle.ts'
import { shortened } from './shortened.ts'

export type RowResult = {
  /** The listing that it is, also of a row with errors. */
  known: KnownListing | null
  by: IdentifiedBy | null
} & (
  | { listing: RowListing; effect: Exclude<Settlement['kind'], 'refused'> }
  | { errors: RowError[] }
)

export interface Dependencies {
  importClass: ImportClass
  columns: ColumnPlaces
  /** How the columns of numbers and days write theirs, by their places. */
  profiles?: ReadonlyMap<number, ColumnProfile>
  subjects: Subjects
  /** The vendor's listings that the rows may be. */
  known: KnownListings
  /** What a new listing has of what the file has no column for. */
  contact: string | null
  defaults?: { location: string | null; description: string }
  /** Listings that their first picture will publish: what is not on sale for want of it is as the file says. */
  unpublished?: ReadonlySet<number>
  thisYear: number
  /** Such as 2026-11-23. */
  today: string
}

/** The listing that a row describes, or everything that is wrong with the row. */
export function validateRow(row: TableRow, around: Dependencies): RowResult {
  const cells = new Cells(row, around)
  cells.checkWidth()
  const said = readIdentity(cells)
  const found = identify(said, around.known)
  if ('problem' in found) {
    cells.refuse(found.in, found.problem)
    return { known: null, by: null, errors: cells.errors }
  }
  const { known, by } = found
  if (!known && !cells.canBeNew()) return { known, by, errors: unknownRow(cells, said) }
  cells.checkRequired(known)
  const subject = subjectOf(cells, { ...around, row: known })
  const fields: Partial<ListingFields> = {}
  for (const [name, column] of columns) {
    if (column.field === undefined || !cells.has(name)) continue
    const { field, read } = column
    // A value that the editors accepted is accepted again from an export.
    const isAsItWas = known !== null && isAsExported(cells.text(name), known, name)
    const value = isAsItWas
      ? known[field]
      : cells.read(name, (cell) => read(cell, { ...around, ...cells.written(name) }))
    Object.assign(fields, { [field]: value ?? listingFields[field].empty })
  }
  const status = cells.read('publish', readPublish)
  if (!known) Object.assign(fields, defaultsOf(around))
  const contradictions = exportContradictions({ ...emptyFields, ...known, ...fields })
  for (const [payload, [contradiction]] of Object.entries(contradictions))
    if (contradiction) cells.refuseField(payload, contradiction)
  if (cells.errors.length > 0) return { known, by, errors: cells.errors }

  const { id, reference } = said
  const listing = {
    ...(id !== null && { id }),
    reference,
    subject,
    fields,
    ...(status && { status }),
  }
  const { importClass } = around
  const isOfSpares = importClass === 'parts'
  const isWaiting =
    known !== null && around.unpublished?.has(known.id) && waitsForPicture(listing, known)
  const meant = isWaiting ? { ...listing, status: 'draft' as const } : listing
  const settled = settle(meant, { known, market: marketOf(importClass), isOfSpares })
  if (settled.kind !== 'refused') return { known, by, listing, effect: settled.kind }
  for (const field of settled.missing) cells.refuseField(field, 'row_live_needs')
  const { missing, kept = [] } = settled
  if (missing.length === 0 && kept.length === 0) cells.refuse(by ?? 'reference', settled.problem)
  for (const field of kept) refuseKept(cells, field, settled.problem)
  return { known, by, errors: cells.errors }
}

/** What a new listing begins with in the editor, too. A column of the file goes before it, also an empty one. */
export function defaultsOf({
  importClass,
  columns: given,
  contact,
  defaults,
}: Pick<Dependencies, 'importClass' | 'columns' | 'contact' | 'defaults'>): Partial<
  Pick<ListingFields, 'contact' | 'location' | 'description'>
> {
  const { location = null, description = '' } = defaults ?? {}
  // For export nobody is called.
  const isCalled = importClass !== 'exports'
  return {
    ...(contact && isCalled && !given.has('contact') && { contact }),
    ...(location && !given.has('location') && { location }),
    ...(description && !given.has('description') && { description }),
  }
}

/** A file that only changes listings cannot hold a new one. */
function unknownRow(cells: Cells, { reference }: RowIdentity): RowError[] {
  if (cells.errors.length === 0)
    cells.refuse(
      'reference',
      reference === null
        ? 'row_without_number'
        : problem('row_reference_unknown', { reference: shortened(reference, 40) }),
    )
  return cells.errors
}

/** At the cell that asks for it. */
function refuseKept(cells: Cells, field: string, why: Problem) {
  if (field === 'publish') cells.refuse('publish', why)
  else if (field !== 'subject') cells.refuseField(field, why)
  else cells.refuse(cells.has('model') ? 'model' : 'category', why)
}

/** Null where the file has no column for it, and for one that is refused. */
function subjectOf(
  cells: Cells,
  { importClass, subjects, row }: Dependencies & { row: KnownListing | null },
): Subject | null {
  const isVehicle = importClass !== 'parts'
  const names = isVehicle ? (['make', 'model'] as const) : (['category'] as const)
  const texts = names.map((name) =>
    row && !cells.has(name) ? valueIn(row, name) : cells.text(name),
  )
  if (row && !names.some((name) => cells.has(name))) return null
  if (row && names.every((name) => !cells.has(name) || isAsExported(cells.text(name), row, name)))
    return subjectNow(row)
  if (texts.includes('')) return null
  const [first = '', second = ''] = texts
  const found = isVehicle
    ? findVehicle(subjects, { make: first, model: second })
    : findCategory(subjects, first)
  if ('subject' in found) return found.subject
  cells.refuse(found.in, found.problem)
  return null
}

/** As the listing has it, which names alone might not find again: two models of a make may be called alike. */
function subjectNow({ class: own, make_id, model_id, category_id }: KnownListing): Subject | null {
  if (own === 'parts') return category_id === null ? null : { class: own, categoryId: category_id }
  return make_id === null || model_id === null
    ? null
    : { class: own, makeId: make_id, modelId: model_id }
}
