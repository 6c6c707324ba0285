import type { BankStatement } from '@bandari/sdk'
import type { StatementRow } from './statement-list.store.ts'

export function statementView(row: StatementRow): BankStatement {
  return { ...row, imported_at: row.imported_at.toISOString() }
}
