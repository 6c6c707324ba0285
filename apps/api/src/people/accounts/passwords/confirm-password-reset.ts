import type { Answer, Handler } from '../../../core/contract.ts'
import { detail, type PlainOrProblem } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { lockAccount, setPassword } from '../account.store.ts'
import { accountIdOf } from '../links/link.ts'
import { getLinkState, spendLinks } from '../links/link.store.ts'
import { hashPassword } from './password.ts'
import { validatePassword } from './password-rules.ts'

/** The link is validated before the passwords (contract C41). */
export const confirmPasswordReset: Handler<'confirmPasswordReset'> = async (
  { db, clock },
  { path, body },
) => {
  const accountId = body.uid === path.uid ? accountIdOf(body.uid) : null
  const account = accountId === null ? null : await lockAccount(db, accountId)
  if (!account) return refuse('uid', ['reset_link_invalid'])

  const link = { accountId: account.id, purpose: 'reset', token: body.token } as const
  const state = await getLinkState(db, link, clock.now())
  if (body.token !== path.token || state !== 'good' || !account.is_active) {
    return refuse('token', ['reset_link_invalid'])
  }
  if (body.new_password1 !== body.new_password2) {
    return refuse('new_password2', ['passwords_differ'])
  }
  const weak = validatePassword(body.new_password2, account)
  if (weak.length > 0) return refuse('new_password2', weak)

  await setPassword(db, account.id, await hashPassword(body.new_password2))
  await spendLinks(db, link, clock.now())
  return { status: 200, body: detail('password_reset') }
}

function refuse(field: string, reasons: PlainOrProblem[]): Answer<'confirmPasswordReset'> {
  return { status: 400, body: fieldErrors({ [field]: reasons }) }
}
