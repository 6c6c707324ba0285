import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { deleteEmailChange, lockEmailChange } from './email-change.store.ts'

/** Whoever reads either mail may stop it, without a sign-in: the sign-in may be what somebody else has. */
export const stopEmailChange: Handler<'stopEmailChange'> = async ({ db, clock }, { body }) => {
  const found = await lockEmailChange(db, body.token, clock.now())
  if (!found) return refuse(400, fieldErrors({ token: ['confirmation_invalid'] }))
  await deleteEmailChange(db, found.row.account_id)
  return { status: 200, body: detail('email_change_stopped') }
}
