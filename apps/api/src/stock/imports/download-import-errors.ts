import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { notFound } from '../../core/refusal.ts'
import { writeCsv } from '../../core/csv.ts'
import { errorView } from './import.view.ts'
import { findImport, listErrors } from './imports.store.ts'

export const downloadImportErrors: Handler<'downloadImportErrors'> = async (
  { db },
  { path, account, language },
) => {
  const own = await findImport(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!own) return notFound
  const errors = await listErrors(db, { importId: own.id })
  const rows = errors
    .map((error) => errorView(error, language))
    .map(({ row, column, value, message }) => [row, column, value, message])
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="import-${own.id}-errors.csv"`,
    },
    body: Buffer.from(writeCsv([['row', 'column', 'value', 'message'], ...rows])),
  }
}
