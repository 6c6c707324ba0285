import type { Handler } from '../../core/contract.ts'
import { listOptionRows } from './options.store.ts'
import { optionView } from './options.view.ts'

export const listOptions: Handler<'listOptions'> = async ({ db }, { origin }) => {
  const rows = await listOptionRows(db)
  const byCode = rows.toSorted((a, b) => a.code.localeCompare(b.code))
  return { status: 200, body: byCode.map((row) => optionView(row, origin)) }
}
