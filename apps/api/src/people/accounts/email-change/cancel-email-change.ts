import type { Handler } from '../../../core/contract.ts'
import { deleteEmailChange } from './email-change.store.ts'

/** Pressed twice it is gone, too. */
export const cancelEmailChange: Handler<'cancelEmailChange'> = async ({ db }, { account }) => {
  await deleteEmailChange(db, account.id)
  return { status: 200, body: { waiting: null } }
}
