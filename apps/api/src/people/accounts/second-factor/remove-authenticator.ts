import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { lockAccount } from '../account.store.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { deleteAuthenticator } from './authenticator.store.ts'
import { factorRemoved } from './factor-removed.ts'

export const removeAuthenticator: Handler<'removeAuthenticator'> = async (context, call) => {
  const { account } = call
  // Locks: when two are removed at once, one is the last.
  await lockAccount(context.db, account.id)
  if (!(await deleteAuthenticator(context.db, account.id))) return notFound
  const device = callingDevice(context.settings, call)
  const event = 'authenticator-removed'
  const result = await factorRemoved(context, { account, event, device })
  return result === 'needed' ? refuse(409, detail('second_factor_needed')) : { status: 204 }
}
