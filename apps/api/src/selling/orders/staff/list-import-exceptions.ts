import type { Handler } from '../../../core/contract.ts'
import { listImportExceptionRows } from '../landed/import-exceptions.store.ts'
import { importExceptionView } from './import-exception.view.ts'

export const listImportExceptions: Handler<'listImportExceptions'> = async ({ db }, { path }) => {
  const rows = await listImportExceptionRows(db, path.id)
  return { status: 200, body: rows.map((row) => importExceptionView(row)) }
}
