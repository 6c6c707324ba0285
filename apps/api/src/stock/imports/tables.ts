import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableJson } from '../../platform/db/columns.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    imports: ImportsTable
    import_rows: ImportRowsTable
    import_missing: ImportMissingTable
    import_files: ImportFilesTable
    import_sources: ImportSourcesTable
    import_days: { vendor_id: number; day: string; rows: number }
    import_pictures: ImportPicturesTable
    picture_sources: { product_id: number; address: string; position: number; hash: string }
  }
}

export interface ImportsTable {
  id: GeneratedAlways<number>
  vendor_id: number
  class: 'vehicles' | 'parts'
  market: Generated<'local' | 'export'>
  for_house: Generated<boolean>
  /** Whether its rows are all that the seller has in this market. */
  whole_stock: Generated<boolean>
  /** What becomes of live listings that it does not name. */
  missing: Generated<'leave' | 'withdraw' | 'sold-elsewhere'>
  /** How many of them were taken off. */
  ended: Generated<number>
  file_name: string
  state: Generated<'mapping' | 'checking' | 'checked' | 'running' | 'done'>
  mapping_origin: 'exact' | 'guessed' | 'remembered' | 'chosen' | null
  open_groups: Generated<number>
  notes: Generated<string[]>
  rows: number
  invalid_rows: number
  new_rows: number
  changed_rows: number
  error_count: number
  done: Generated<number>
  created: Generated<number>
  changed: Generated<number>
  created_at: Date
  finished_at: Date | null
  publish_without_pictures: Generated<boolean>
  /** Fields that new listings have from what the seller's listings begin with. */
  defaults: Generated<string[]>
  /** How many rows the check has come to. */
  looked_at: Generated<number>
  /** Until then a process works on the check. */
  check_until: Date | null
}

export interface ImportRowsTable {
  import_id: number
  row: number
  listing: NullableJson<Record<string, unknown>>
  errors: Json<{ column: string; value: string; message: string }[]>
  outcome: 'created' | 'changed' | 'unchanged' | 'left-out' | null
  /** The listing that it changes, or that was made of it. */
  product_id: number | null
  /** What that listing cost when the file was checked, in minor units. */
  price_before: number | null
  /** As the file has them. */
  cells: string[] | null
  /** What each was, by its first letter; null in a text file. */
  kinds: string | null
  /** It is published with its first picture. */
  publish_waits: Generated<boolean>
}

export interface ImportMissingTable {
  import_id: number
  product_id: number
  ended: Generated<boolean>
}

/** The shapes of its JSON are in `imports/mapping`. */
export interface ImportFilesTable {
  import_id: number
  source: string
  mapping: Json<object>
  decisions: Json<object[]>
  groups: Json<object[]>
  changes: Json<object[]>
  notes: string[]
  is_from_1904: Generated<boolean>
  looks: NullableJson<object[]>
  takes_all: Generated<boolean>
}

export interface ImportSourcesTable {
  vendor_id: number
  kind: string
  source: string
  mapping: Json<object>
  decisions: Json<object[]>
  used_at: Date
}

/** Refusals are kept as `Problem`s. */
export interface ImportPicturesTable {
  id: GeneratedAlways<number>
  import_id: number
  row: number | null
  product_id: number | null
  source: 'address' | 'archive'
  address: string
  name: string
  position: number
  state: Generated<'waiting' | 'taken' | 'failed'>
  attempts: Generated<number>
  due_at: Date
  problem: NullableJson<{ code: string; values?: Record<string, string | number> }>
}
