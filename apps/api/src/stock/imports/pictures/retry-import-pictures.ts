import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { lockImport } from '../imports.store.ts'
import { retryFailed } from './import-pictures.store.ts'
import { importPicturesBody } from './import-pictures.view.ts'

export const retryImportPictures: Handler<'retryImportPictures'> = async (
  { db, clock },
  { path, account, language },
) => {
  if (!(await lockImport(db, { id: path.id, vendorId: sellerIdOf(account) }))) return notFound
  await retryFailed(db, path.id, clock.now())
  return { status: 200, body: await importPicturesBody(db, path.id, language) }
}
