import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { notFound } from '../../core/refusal.ts'
import { importView, mostErrors } from './import.view.ts'
import { findImport, listErrors } from './imports.store.ts'

export const getImport: Handler<'getImport'> = async ({ db }, { path, account, language }) => {
  const row = await findImport(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!row) return notFound
  const errors = await listErrors(db, { importId: row.id, limit: mostErrors })
  return { status: 200, body: importView(row, { errors, language }) }
}
