import { sql } from 'kysely'
import type { BankColumns } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'

export interface ColumnsRow {
  id: number
  bank: string
  /** As it was typed; null for columns that were named before the account was asked for. */
  account: string | null
  headings: string[]
  columns: BankColumns
  set_at: Date
  by: string
}

/** What the columns of tables hold, by account. */
export const bankColumns = resource({
  name: 'bank-columns',
  from: sql`(
    select bank_columns.id, columns ->> 'bank' as bank,
      case when bank_columns.account is not null then columns ->> 'account' end as account,
      headings, columns, set_at, first_name || ' ' || last_name as by
    from bank_columns join accounts on accounts.id = actor_id
  ) as named`,
  select: sql<ColumnsRow>`*`,
  fields: {
    id: { ref: sql.ref('id'), type: 'number', required: true },
    bank: { ref: sql.ref('bank'), type: 'text', required: true },
    account: { ref: sql.ref('account'), type: 'text' },
    set_at: { ref: sql.ref('set_at'), type: 'time', required: true },
    by: { ref: sql.ref('by'), type: 'text', required: true },
  },
  sort: { field: 'id', descending: true },
  search: (q) => {
    const pattern = containsPattern(q)
    return sql`(bank ilike ${pattern} or account ilike ${pattern} or array_to_string(headings, ' ') ilike ${pattern})`
  },
})

export async function deleteColumns(db: Database, id: number): Promise<void> {
  await db.deleteFrom('bank_columns').where('id', '=', id).execute()
}
