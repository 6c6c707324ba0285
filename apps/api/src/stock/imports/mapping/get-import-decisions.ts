import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { findImport } from '../imports.store.ts'
import { readSubjects } from '../subjects.store.ts'
import { decisionsView } from './decisions.view.ts'
import { withoutFile } from './lock-file.ts'
import { findFile } from './mapping.store.ts'

export const getImportDecisions: Handler<'getImportDecisions'> = async (
  { db },
  { path, account, language },
) => {
  const row = await findImport(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!row) return notFound
  const file = await findFile(db, row.id)
  if (!file) return withoutFile
  const subjects = await readSubjects(db)
  return { status: 200, body: decisionsView(file, { subjects, language }) }
}
