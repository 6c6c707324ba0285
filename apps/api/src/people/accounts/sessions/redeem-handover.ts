import type { Handler } from '../../../core/contract.ts'
import { takeHandover } from './handover.store.ts'
import { insertSession } from './session.store.ts'
import { fieldErrors } from '../../../core/field-problems.ts'

export const redeemHandover: Handler<'redeemHandover'> = async ({ db, clock }, { body }) => {
  const taken = await takeHandover(db, body, clock.now())
  if (!taken) return { status: 400, body: fieldErrors({ non_field_errors: ['handover_invalid'] }) }
  // A sign-in of its own: signing out of one app leaves the other signed in.
  const token = await insertSession(db, taken.accountId, clock.now())
  return { status: 200, body: { token, email: taken.email, next: taken.next } }
}
