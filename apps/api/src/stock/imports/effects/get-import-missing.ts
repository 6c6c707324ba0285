import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { findImport } from '../imports.store.ts'
import { readMissing } from './missing.view.ts'

export const getImportMissing: Handler<'getImportMissing'> = async ({ db }, { path, account }) => {
  const found = await findImport(db, { id: path.id, vendorId: sellerIdOf(account) })
  return found ? { status: 200, body: await readMissing(db, found) } : notFound
}
