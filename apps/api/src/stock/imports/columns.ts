import type { ListingKind, ProdClass } from '../listings/listing-fields.ts'
import type { Market } from '../listings/lister.ts'
import { importColumns } from './columns.data.ts'
import type { ImportColumn } from './import-column.ts'

export type ImportClass = ListingKind
export type ColumnName = keyof typeof importColumns

/** In the order in which a row is read. */
export const columns = Object.entries<ImportColumn>(importColumns) as [ColumnName, ImportColumn][]

/** A file begins and ends with these; the other columns stand between. */
const first: readonly ColumnName[] = [
  'listing',
  'reference',
  'make',
  'model',
  'category',
  'title',
  'subtitle',
  'description',
  'price',
  'priceUsd',
  'partNumber',
  'condition',
]
const last: readonly ColumnName[] = ['location', 'contact', 'publish']

const ordered = [
  ...first,
  ...columns.map(([name]) => name).filter((name) => !first.includes(name) && !last.includes(name)),
  ...last,
].map((name): [ColumnName, ImportColumn] => [name, importColumns[name]])

const byClass = {
  vehicles: having('vehicles'),
  parts: having('parts'),
  exports: having('exports'),
}

function having(importClass: ImportClass) {
  return ordered.filter(([, { examples }]) => examples[importClass] !== undefined)
}

/** In the order of templates and exports. */
export function columnsOf(importClass: ImportClass): readonly [ColumnName, ImportColumn][] {
  return byClass[importClass]
}

interface ImportQuery {
  prod_class: ProdClass
  market?: Market
}

/** What a file holds; null for spares for export, which nobody sells. */
export function importClassOf({ prod_class, market = 'local' }: ImportQuery): ImportClass | null {
  if (market === 'local') return prod_class
  return prod_class === 'vehicles' ? 'exports' : null
}

/** The name of a file of them. */
export const fileNames: Readonly<Record<ImportClass, string>> = {
  vehicles: 'vehicles',
  parts: 'spares',
  exports: 'export-vehicles',
}

export function marketOf(importClass: ImportClass): Market {
  return importClass === 'exports' ? 'export' : 'local'
}
