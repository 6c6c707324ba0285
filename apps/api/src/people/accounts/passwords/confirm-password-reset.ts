import type { Context } from '../../../core/context.ts'
import type { Answer, Call, Handler } from '../../../core/contract.ts'
import { detail, type PlainOrProblem } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { transact } from '../../../platform/http/transact.ts'
import { lockAccount, setPassword } from '../account.store.ts'
import { accountIdOf } from '../links/link.ts'
import { endKeysOf } from '../keys/key.store.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { rememberNetwork } from '../sign-in-limits/known-network.store.ts'
import { getLinkState, type LinkKey, spendLinks } from '../links/link.store.ts'
import { hashPassword, turnOf } from './password.ts'
import { validatePassword } from './password-rules.ts'

/** The link is validated before the passwords (contract C41), and again once the new one is hashed. */
export const confirmPasswordReset: Handler<'confirmPasswordReset'> = async (context, call) => {
  const early = await validate(context, call)
  if ('status' in early) return early
  const passwordHash = await hashPassword(call.body.new_password2, turnOf(context, call))
  return transact(context, async (inside) => {
    const { db, clock } = inside
    const valid = await validate(inside, call)
    if ('status' in valid) return valid
    const { link, account } = valid
    await setPassword(db, account.id, passwordHash)
    await endKeysOf(db, account.id)
    await spendLinks(db, link, clock.now())
    await rememberNetwork(db, { account, ip: call.ip }, clock.now())
    const device = callingDevice(inside.settings, call)
    await notifyOwner(inside, { to: account, event: 'password-changed', device })
    return { status: 200, body: detail('password_reset') }
  })
}

type ValidAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** The link, whose account is locked until the transaction ends, or what is wrong. */
async function validate(
  { db, clock }: Context,
  { path, body }: Call<'confirmPasswordReset'>,
): Promise<{ link: LinkKey; account: ValidAccount } | Answer<'confirmPasswordReset'>> {
  const accountId = body.uid === path.uid ? accountIdOf(body.uid) : null
  if (accountId === null) return refuse('uid', ['reset_link_invalid'])
  const account = await lockAccount(db, accountId)
  // Prevents probing for account numbers.
  if (!account) return refuse('token', ['reset_link_invalid'])

  const link = { accountId: account.id, purpose: 'reset', token: body.token } as const
  const state = await getLinkState(db, link, clock.now())
  if (body.token !== path.token || state !== 'good' || !account.is_active) {
    return refuse('token', ['reset_link_invalid'])
  }
  if (body.new_password1 !== body.new_password2) {
    return refuse('new_password2', ['passwords_differ'])
  }
  const weak = await validatePassword(body.new_password2, account)
  return weak.length > 0 ? refuse('new_password2', weak) : { link, account }
}

function refuse(field: string, reasons: PlainOrProblem[]): Answer<'confirmPasswordReset'> {
  return { status: 400, body: fieldErrors({ [field]: reasons }) }
}
