import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { importView } from './import.view.ts'
import { listImportsOf } from './imports.store.ts'

export const listImports: Handler<'listImports'> = async ({ db }, { account, language }) => {
  const rows = await listImportsOf(db, sellerIdOf(account))
  return { status: 200, body: { results: rows.map((row) => importView(row, { language })) } }
}
