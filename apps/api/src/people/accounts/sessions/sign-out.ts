import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { deleteSession } from './session.store.ts'

/**
 * An invalid token never gets here: it is answered with a 401, which the client counts as signed out (contract A28).
 */
export const signOut: Handler<'signOut'> = async ({ db }, { tokenHash }) => {
  if (tokenHash === null) return { status: 400, body: detail('not_signed_in') }
  await deleteSession(db, tokenHash)
  return { status: 200, body: detail('signed_out') }
}
