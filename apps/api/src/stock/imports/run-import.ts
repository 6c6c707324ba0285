import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { importView, mostErrors } from './import.view.ts'
import { findImport, listErrors, lockImport, startRunning } from './imports.store.ts'

/** Only marks it as started: the schedule does the work, also after a restart. */
export const runImport: Handler<'runImport'> = async ({ db }, { path, account, body }) => {
  const own = { id: path.id, vendorId: account.id }
  const before = await lockImport(db, own)
  if (!before) return notFound
  if (before.state === 'checked') {
    const { rows, invalid_rows: invalid } = before
    if (invalid === rows)
      return refuse(409, { detail: 'No row is right. Correct the file and choose it again.' })
    if (invalid > 0 && !body.skip_invalid) return refuse(409, { detail: invalidRows(invalid) })
    await startRunning(db, before.id)
  }
  const row = (await findImport(db, own)) ?? before
  const errors = await listErrors(db, { importId: row.id, limit: mostErrors })
  return { status: 200, body: importView(row, errors) }
}

function invalidRows(n: number): string {
  return n === 1
    ? '1 row has errors. Correct it, or leave it out.'
    : `${n} rows have errors. Correct them, or leave them out.`
}
