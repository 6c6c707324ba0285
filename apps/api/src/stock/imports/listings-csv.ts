import type { ListingStatus } from '../listings/listing.store.ts'
import type { ListingFields } from '../listings/listing-fields.ts'
import { toDecimal } from '../../core/money.ts'
import { columnsOf, type ColumnName, type ImportClass } from './columns.data.ts'
import { writeCsv } from '../../core/csv.ts'

/** A listing as its columns tell it. */
export interface ExportedListing extends ListingFields {
  vendor_reference: string | null
  make: string | null
  model: string | null
  category_path: string | null
  status: ListingStatus
}

const values: Record<ColumnName, (listing: ExportedListing) => string | number | null> = {
  reference: ({ vendor_reference }) => vendor_reference,
  make: ({ make }) => make,
  model: ({ model }) => model,
  category: ({ category_path }) => category_path,
  title: ({ title }) => title,
  subtitle: ({ subtitle }) => subtitle,
  description: ({ description }) => description,
  price: ({ price }) => (price === 0 ? '' : toDecimal(price).replace(/\.00$/, '')),
  year: ({ model_year }) => model_year,
  body: ({ body_type }) => body_type,
  engine: ({ engine_size }) => engine_size,
  mileage: ({ mileage }) => mileage,
  transmission: ({ transmission }) => transmission,
  fuel: ({ fuel_type }) => fuel_type,
  colour: ({ colour }) => colour,
  partNumber: ({ part_number }) => part_number,
  condition: ({ condition }) => condition,
  location: ({ location }) => location,
  contact: ({ contact }) => contact,
  publish: ({ status }) => status,
}

/** As the column shows it. */
export function valueIn(listing: ExportedListing, column: ColumnName): string {
  return String(values[column](listing) ?? '')
}

/** A file that can be imported again: its columns are those of the import. */
export function listingsCsv(
  importClass: ImportClass,
  listings: readonly ExportedListing[],
): string {
  const columns = columnsOf(importClass)
  return writeCsv([
    columns.map(([, { heading }]) => heading),
    ...listings.map((listing) => columns.map(([name]) => values[name](listing))),
  ])
}

/** The columns with two rows as examples. */
export function templateCsv(importClass: ImportClass): string {
  const columns = columnsOf(importClass)
  return writeCsv([
    columns.map(([, { heading }]) => heading),
    columns.map(([, { examples }]) => examples[0]),
    columns.map(([, { examples }]) => examples[1]),
  ])
}
