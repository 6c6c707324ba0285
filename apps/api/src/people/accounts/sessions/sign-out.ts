import type { Handler } from '../../../core/contract.ts'
import { deleteSession } from './session.store.ts'

/** A dead token never gets here: it is answered with a 401, which the client counts as signed out (contract A28). */
export const signOut: Handler<'signOut'> = async ({ db }, { tokenHash }) => {
  if (tokenHash === null) {
    const detail = 'You should be logged in to logout. Check whether the token is passed.'
    return { status: 400, body: { detail } }
  }
  await deleteSession(db, tokenHash)
  return { status: 200, body: { detail: 'Successfully logged out.' } }
}
