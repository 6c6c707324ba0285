import { sql } from 'kysely'
import type { BankFileFormat } from '@bandari/sdk'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import { isUndecided } from '../entry-columns.store.ts'

export interface StatementRow {
  id: number
  file_name: string
  format: BankFileFormat
  accounts: string[]
  is_own_account: boolean
  first_day: string | null
  last_day: string | null
  entry_count: number
  known_count: number
  open_count: number
  matching_count: number
  booking_count: number
  imported_at: Date
  by: string
}

/** Movements are counted for the statements of a page only. */
export const bankStatements = resource({
  name: 'bank-statements',
  from: sql`(
    select bank_statements.id, file_name, format, bank_statements.accounts, is_own_account, first_day::text as first_day,
      last_day::text as last_day, entry_count, known_count, imported_at, first_name || ' ' || last_name as by
    from bank_statements join accounts on accounts.id = actor_id
  ) as statements`,
  select: sql<StatementRow>`*,
    (select count(*)::integer from bank_entries
      where statement_id = statements.id and amount > 0 and ${isUndecided}) as open_count,
    (select count(*)::integer from bank_entries join bank_matches_due on entry_id = bank_entries.id
      where statement_id = statements.id) as matching_count,
    (select count(*)::integer from bank_entries join bank_bookings_due on entry_id = bank_entries.id
      where statement_id = statements.id) as booking_count`,
  idsFirst: true,
  fields: {
    id: { ref: sql.ref('id'), type: 'number', required: true },
    file_name: { ref: sql.ref('file_name'), type: 'text', required: true },
    format: { ref: sql.ref('format'), type: 'text', required: true },
    imported_at: { ref: sql.ref('imported_at'), type: 'time', required: true },
    by: { ref: sql.ref('by'), type: 'text', required: true },
  },
  sort: { field: 'id', descending: true },
  search: (q) =>
    sql`(file_name ilike ${containsPattern(q)} or array_to_string(statements.accounts, ' ') ilike ${containsPattern(q)})`,
})
