import type { Handler } from '../../../core/contract.ts'
import { daysBefore } from '../../../core/days-before.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { listKeysOf } from './key.store.ts'
import { keyView } from './key.view.ts'
import { mayHoldKeys } from './may-hold-keys.ts'

export const listApiKeys: Handler<'listApiKeys'> = async ({ db, clock }, { account }) => {
  if (!(await mayHoldKeys(db, account))) return refuse(403, detail('keys_not_offered'))
  const endedSince = daysBefore(clock.now(), 90)
  const keys = await listKeysOf(db, { accountId: account.id, endedSince })
  return { status: 200, body: keys.map(keyView) }
}
