import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findOption } from './options.store.ts'
import { optionView } from './options.view.ts'

export const getOption: Handler<'getOption'> = async ({ db }, { path, origin }) => {
  const row = await findOption(db, path.id)
  return row ? { status: 200, body: optionView(row, origin) } : notFound
}
