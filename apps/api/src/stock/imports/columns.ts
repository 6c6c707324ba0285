import type { ProdClass } from '../listings/listing-fields.ts'
import { type ImportColumn, importColumns } from './columns.data.ts'

export type ImportClass = ProdClass
export type ColumnName = keyof typeof importColumns

/** In the order in which a row is read. */
export const columns = Object.entries<ImportColumn>(importColumns) as [ColumnName, ImportColumn][]

/** A file begins and ends with these; the other columns stand between. */
const first: readonly ColumnName[] = [
  'reference',
  'make',
  'model',
  'category',
  'title',
  'subtitle',
  'description',
  'price',
  'partNumber',
  'condition',
]
const last: readonly ColumnName[] = ['location', 'contact', 'publish']

const ordered = [
  ...first,
  ...columns.map(([name]) => name).filter((name) => !first.includes(name) && !last.includes(name)),
  ...last,
].map((name): [ColumnName, ImportColumn] => [name, importColumns[name]])

const byClass = { vehicles: having('vehicles'), parts: having('parts') }

function having(importClass: ImportClass) {
  return ordered.filter(([, { examples }]) => examples[importClass] !== undefined)
}

/** In the order of templates and exports. */
export function columnsOf(importClass: ImportClass): readonly [ColumnName, ImportColumn][] {
  return byClass[importClass]
}
