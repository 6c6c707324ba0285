import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { endKey } from './key.store.ts'

export const endApiKey: Handler<'endApiKey'> = async ({ db, clock }, { account, path: { id } }) => {
  const isEnded = await endKey(db, { accountId: account.id, id, now: clock.now() })
  return isEnded ? { status: 204 } : notFound
}
