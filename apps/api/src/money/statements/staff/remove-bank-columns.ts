import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { bankColumns, deleteColumns } from './columns-list.store.ts'
import { columnsView } from './columns.view.ts'

/** The next file with these headings asks for its columns again. What was imported by them stays. */
export const removeBankColumns: Handler<'removeBankColumns'> = async (
  { db, clock },
  { path: { id }, account },
) => {
  const before = await bankColumns.find(db, id)
  if (!before) return notFound
  await deleteColumns(db, id)
  await insertAudit(db, {
    actorId: account.id,
    action: 'remove-bank-columns',
    subject: 'bank-columns',
    subjectId: before.bank || before.headings.join(', ').slice(0, 100),
    before: before.columns,
    after: null,
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: columnsView(before) }
}
