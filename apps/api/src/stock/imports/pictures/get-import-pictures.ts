import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { findImport } from '../imports.store.ts'
import { importPicturesBody } from './import-pictures.view.ts'

export const getImportPictures: Handler<'getImportPictures'> = async (
  { db },
  { path, account, language },
) => {
  if (!(await findImport(db, { id: path.id, vendorId: sellerIdOf(account) }))) return notFound
  return { status: 200, body: await importPicturesBody(db, path.id, language) }
}
