import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { findSharedList } from './list-links.store.ts'

/** Not whose it is, nor when and for how much something was kept. */
export const getSharedList: Handler<'getSharedList'> = async ({ db }, { body }) => {
  const list = await findSharedList(db, body.token)
  return list ? { status: 200, body: list } : refuse(404, detail('share_unknown'))
}
