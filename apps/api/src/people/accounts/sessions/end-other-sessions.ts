import type { Handler } from '../../../core/contract.ts'
import { endOtherSessionsOf } from './my-sessions.store.ts'

export const endOtherSessions: Handler<'endOtherSessions'> = async (
  { db },
  { account, tokenHash },
) => {
  const ended = await endOtherSessionsOf(db, { accountId: account.id, currentHash: tokenHash })
  return { status: 200, body: { ended } }
}
