import type { ListingStatus } from '../listings/listing.store.ts'
import type { ListingFields } from '../listings/listing-fields.ts'
import { toDecimal } from '../../core/money.ts'
import { importColumns } from './columns.data.ts'
import type { ImportColumn } from './import-column.ts'
import { columnsOf, type ColumnName, type ImportClass } from './columns.ts'
import { featureSeparator } from '../listings/read-features.ts'
import { csvLines, writeCsv } from '../../core/csv.ts'

/** A listing with the fields of its columns. */
export interface ExportedListing extends ListingFields {
  id: number
  make: string | null
  model: string | null
  category_path: string | null
  status: ListingStatus
}

type Value = string | number | null

/** Columns that are not a field of the listing, or that show it in another form. */
const others: Partial<Record<ColumnName, (listing: ExportedListing) => Value>> = {
  listing: ({ id }) => id,
  reference: ({ vendor_reference }) => vendor_reference,
  make: ({ make }) => make,
  model: ({ model }) => model,
  category: ({ category_path }) => category_path,
  price: priceOf,
  priceUsd: priceOf,
  publish: ({ status }) => status,
}

function priceOf({ price }: ExportedListing): string {
  return price === 0 ? '' : toDecimal(price).replace(/\.00$/, '')
}

function valueOf(listing: ExportedListing, name: ColumnName): Value {
  const other = others[name]
  if (other) return other(listing)
  const { field }: ImportColumn = importColumns[name]
  const value = field === undefined ? null : listing[field]
  return Array.isArray(value) ? value.join(featureSeparator) : value
}

/** As the column shows it. */
export function valueIn(listing: ExportedListing, name: ColumnName): string {
  return String(valueOf(listing, name) ?? '')
}

/** Whether a cell that was read says what the listing says: how lines end and what surrounds a text is lost on the way. */
export function isAsExported(cell: string, listing: ExportedListing, name: ColumnName): boolean {
  return asRead(cell) === asRead(valueIn(listing, name))
}

function asRead(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').toWellFormed().trim()
}

/** The first line of a file that can be imported again: its columns are those of the import. */
export function headingLine(importClass: ImportClass): string {
  return writeCsv([columnsOf(importClass).map(([, { heading }]) => heading)])
}

/** The lines of some listings. */
export function listingLines(
  importClass: ImportClass,
  listings: readonly ExportedListing[],
): string {
  const columns = columnsOf(importClass)
  return csvLines(listings.map((listing) => columns.map(([name]) => valueOf(listing, name))))
}

/** The columns with two rows as examples. */
export function templateCsv(importClass: ImportClass): string {
  const columns = columnsOf(importClass).filter(([, column]) => !column.onlyExported)
  return writeCsv([
    columns.map(([, { heading }]) => heading),
    columns.map(([, { examples }]) => examples[importClass]?.[0] ?? ''),
    columns.map(([, { examples }]) => examples[importClass]?.[1] ?? ''),
  ])
}
