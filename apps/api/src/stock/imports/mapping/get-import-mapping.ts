import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { findImport } from '../imports.store.ts'
import { classOf } from './check-again.ts'
import { withoutFile } from './lock-file.ts'
import { findFile, looksIn } from './mapping.store.ts'
import { mappingView } from './mapping.view.ts'

export const getImportMapping: Handler<'getImportMapping'> = async (context, { path, account }) => {
  const { db } = context
  const row = await findImport(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!row) return notFound
  const file = await findFile(db, row.id)
  if (!file) return withoutFile
  const importClass = classOf(row)
  const rates = await context.listDollarRates(context)
  const looks = await looksIn(db, row.id, file)
  return { status: 200, body: mappingView(file.mapping, { importClass, rates, looks }) }
}
