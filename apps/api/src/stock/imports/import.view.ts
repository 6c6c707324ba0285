import type { Import } from '@bandari/sdk'
import type { ErrorRow, ImportRow } from './imports.store.ts'

export function importView(row: ImportRow, errors: ErrorRow[] = []): Import {
  return {
    id: row.id,
    prod_class: row.class,
    file_name: row.file_name,
    state: row.state,
    date_created: row.created_at.toISOString(),
    notes: row.notes,
    rows: row.rows,
    invalid_rows: row.invalid_rows,
    new_rows: row.new_rows,
    changed_rows: row.changed_rows,
    done: row.done,
    created: row.created,
    changed: row.changed,
    error_count: row.error_count,
    errors,
  }
}

/** Errors that an answer holds; the rest is in the file of them. */
export const mostErrors = 500
