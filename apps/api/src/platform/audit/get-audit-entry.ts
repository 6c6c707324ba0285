import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { auditEntries } from './audit-list.store.ts'
import { auditView } from './audit.view.ts'

export const getAuditEntry: Handler<'getAuditEntry'> = async ({ db, subjectNames }, { path }) => {
  const row = await auditEntries(subjectNames).find(db, path.id)
  return row ? { status: 200, body: auditView(row) } : notFound
}
