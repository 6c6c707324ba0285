import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail, problem } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { importView, mostErrors } from './import.view.ts'
import { findImport, listErrors, lockImport, startRunning } from './imports.store.ts'

/** Only marks it as started: the schedule does the work, also after a restart. */
export const runImport: Handler<'runImport'> = async (
  { db, clock },
  { path, account, body, language },
) => {
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const before = await lockImport(db, own)
  if (!before) return notFound
  if (before.state === 'mapping') return refuse(409, detail('import_mapping_open'))
  if (before.state === 'checking') return refuse(409, detail('import_being_checked'))
  if (before.state === 'checked') {
    const { rows, invalid_rows: invalid } = before
    if (invalid === rows) return refuse(409, detail('import_without_rows'))
    if (invalid > 0 && !body.skip_invalid)
      return refuse(409, detail(problem('import_has_errors', { count: invalid })))
    await startRunning(db, before.id, body.publish_without_pictures)
    if (before.for_house) {
      const { id: subjectId, file_name, rows: count, missing } = before
      const after = { file_name, rows: count - invalid, missing }
      const entry = {
        action: 'import-listings',
        subject: 'import',
        before: {},
        reason: null,
      } as const
      await insertAudit(db, { ...entry, actorId: account.id, subjectId, after, now: clock.now() })
    }
  }
  const row = (await findImport(db, own)) ?? before
  const errors = await listErrors(db, { importId: row.id, limit: mostErrors })
  return { status: 200, body: importView(row, { errors, language }) }
}
