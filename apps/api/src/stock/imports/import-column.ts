import type { FieldColumn, ListingKind } from '../listings/listing-fields.ts'
import type { Reading, Written } from './read-values.ts'

type ColumnField =
  | {
      field: FieldColumn
      read: (
        cell: string,
        around: Written & { thisYear: number; today: string },
      ) => Reading<string | number | string[]>
    }
  | { field?: undefined }

/** A column of an import file. */
export type ImportColumn = {
  /** Its heading in templates and exports. */
  heading: string
  /** Other headings that mean it; capitals, spaces and signs do not matter. */
  also?: readonly string[]
  /** Without this column a file is refused, and a row without a value is wrong. */
  required?: true
  /** Exports have it, and templates do not. */
  onlyExported?: true
  /** Two rows of the template, for each kind that has the column. */
  examples: Readonly<Partial<Record<ListingKind, readonly [string, string]>>>
} & ColumnField
