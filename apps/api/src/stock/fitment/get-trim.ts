import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findTrim } from './vehicle-tree.store.ts'
import { treeTrim } from './vehicle-tree.view.ts'

export const getTrim: Handler<'getTrim'> = async ({ db }, { path }) => {
  const trim = await findTrim(db, path.trim)
  return trim ? { status: 200, body: treeTrim(trim) } : notFound
}
