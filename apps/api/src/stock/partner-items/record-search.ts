import type { Handler } from '../../core/contract.ts'
import { insertItemSearch } from './item-search.store.ts'

export const recordSearch: Handler<'recordSearch'> = async ({ db, clock }, { account, body }) => {
  const { q = null, type = null } = body
  await insertItemSearch(db, { accountId: account.id, q, type, at: clock.now() })
  return { status: 204 }
}
