import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { findImport, lockImport } from '../imports.store.ts'
import { readMissing } from './missing.view.ts'
import { writeMissing } from './missing.store.ts'

export const setImportMissing: Handler<'setImportMissing'> = async (
  { db },
  { path, account, body },
) => {
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const before = await lockImport(db, own)
  if (!before) return notFound
  if (before.state !== 'checked') return refuse(409, detail('import_started'))
  await writeMissing(db, before, { wholeStock: body.whole_stock, missing: body.missing })
  const found = (await findImport(db, own)) ?? before
  return { status: 200, body: await readMissing(db, found) }
}
