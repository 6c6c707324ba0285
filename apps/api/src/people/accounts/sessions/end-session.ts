import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { endSessionOf } from './my-sessions.store.ts'

export const endSession: Handler<'endSession'> = async ({ db }, { account, path: { id } }) => {
  const isEnded = await endSessionOf(db, { accountId: account.id, id })
  return isEnded ? { status: 204 } : notFound
}
