import type { BankColumnsRecord } from '@bandari/sdk'
import type { ColumnsRow } from './columns-list.store.ts'

export function columnsView(row: ColumnsRow): BankColumnsRecord {
  return { ...row, set_at: row.set_at.toISOString() }
}
