import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { lockAccount } from '../account.store.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { factorRemoved } from './factor-removed.ts'
import { deletePasskey } from './passkeys/passkey.store.ts'

export const removePasskey: Handler<'removePasskey'> = async (context, call) => {
  const { account, path } = call
  // Locks: when two are removed at once, one is the last.
  await lockAccount(context.db, account.id)
  if (!(await deletePasskey(context.db, { accountId: account.id, id: path.id }))) return notFound
  const device = callingDevice(context.settings, call)
  const event = 'passkey-removed'
  const result = await factorRemoved(context, { account, event, device })
  return result === 'needed' ? refuse(409, detail('second_factor_needed')) : { status: 204 }
}
