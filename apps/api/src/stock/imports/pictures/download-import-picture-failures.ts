import type { Handler } from '../../../core/contract.ts'
import { writeCsv } from '../../../core/csv.ts'
import { notFound } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { findImport } from '../imports.store.ts'
import { listFailures } from './import-pictures-report.store.ts'
import { failureView } from './import-pictures.view.ts'

export const downloadImportPictureFailures: Handler<'downloadImportPictureFailures'> = async (
  { db },
  { path, account, language },
) => {
  const own = await findImport(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!own) return notFound
  const failures = await listFailures(db, own.id)
  const rows = failures
    .map((failure) => failureView(failure, language))
    .map(({ row, reference, picture, message }) => [row, reference, picture, message])
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="import-${own.id}-pictures.csv"`,
    },
    body: Buffer.from(writeCsv([['row', 'reference', 'picture', 'message'], ...rows])),
  }
}
