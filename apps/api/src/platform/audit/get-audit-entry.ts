import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findAuditRow } from './audit-list.store.ts'
import { auditView } from './audit.view.ts'

export const getAuditEntry: Handler<'getAuditEntry'> = async (context, { path }) => {
  const row = await findAuditRow(context, path.id)
  return row ? { status: 200, body: auditView(row) } : notFound
}
