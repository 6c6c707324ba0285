import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { deleteImport, lockImport } from './imports.store.ts'

export const discardImport: Handler<'discardImport'> = async ({ db }, { path, account }) => {
  const row = await lockImport(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!row) return notFound
  if (row.state === 'running' || row.state === 'done') return refuse(409, detail('import_started'))
  await deleteImport(db, row.id)
  return { status: 204 }
}
