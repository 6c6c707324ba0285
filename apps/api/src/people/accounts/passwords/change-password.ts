import type { Answer, Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, type PlainOrProblem } from '../../../core/problem.ts'
import { transact } from '../../../platform/http/transact.ts'
import { findAccountByEmail, replacePassword } from '../account.store.ts'
import { endKeysOf } from '../keys/key.store.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { endOtherSessionsOf } from '../sessions/my-sessions.store.ts'
import { hashPassword, turnOf, verifyPassword } from './password.ts'
import { validatePassword } from './password-rules.ts'

/** Passwords are hashed before the transaction begins, because it would hold a connection meanwhile. */
export const changePassword: Handler<'changePassword'> = async (context, call) => {
  const { account, body, tokenHash } = call
  const stored = (await findAccountByEmail(context.db, account.email))?.password_hash ?? null
  const turn = turnOf(context, call)
  if (!(await verifyPassword(body.current_password, stored, turn))) {
    return refuse('current_password', ['current_password_wrong'])
  }
  if (body.new_password1 !== body.new_password2) {
    return refuse('new_password2', ['passwords_differ'])
  }
  const weak = await validatePassword(body.new_password2, account)
  if (weak.length > 0) return refuse('new_password2', weak)
  const fresh = await hashPassword(body.new_password2, turn)
  return transact(context, async (context) => {
    const { db, settings } = context
    const accountId = account.id
    // Somebody may have chosen another one meanwhile.
    const isChanged = await replacePassword(db, { accountId, stored, fresh })
    if (!isChanged) return refuse('current_password', ['current_password_wrong'])
    await endOtherSessionsOf(db, { accountId, currentHash: tokenHash })
    await endKeysOf(db, accountId)
    const device = callingDevice(settings, call)
    await notifyOwner(context, { to: account, event: 'password-changed', device })
    return { status: 200, body: detail('password_changed') }
  })
}

function refuse(field: string, reasons: PlainOrProblem[]): Answer<'changePassword'> {
  return { status: 400, body: fieldErrors({ [field]: reasons }) }
}
