import type { Context } from '../../../core/context.ts'
import type { Answer, Call, Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'
import { transact } from '../../../platform/http/transact.ts'
import {
  type AccountRecord,
  isRegistrationProof,
  markActive,
  setPassword,
} from '../account.store.ts'
import { spendLinks } from '../links/link.store.ts'
import { hashPassword, turnOf } from '../passwords/password.ts'
import { validatePassword } from '../passwords/password-rules.ts'
import { hashToken } from '../sessions/session.store.ts'
import { rememberNetwork } from '../sign-in-limits/known-network.store.ts'
import { validateLink } from './activation-link.ts'
import { msg } from './msg.ts'

/**
 * Whoever opens the link owns the mailbox. The password of the registration is theirs only if the registration was,
 * too: otherwise they choose one, and whoever registered their address cannot sign in.
 */
export const activateAccount: Handler<'activateAccount'> = async (context, call) => {
  const early = await validate(context, call)
  if ('status' in early) return early
  const passwordHash =
    early.chosen === null ? null : await hashPassword(early.chosen, turnOf(context, call))
  return transact(context, async (inside) => {
    // Somebody may have used the link while the password was hashed.
    const result = await validate(inside, call)
    if ('status' in result) return result
    const { account } = result
    const { db } = inside
    const now = inside.clock.now()
    if (passwordHash !== null) await setPassword(db, account.id, passwordHash)
    await spendLinks(db, { accountId: account.id, purpose: 'activate' }, now)
    await markActive(db, account.id)
    await rememberNetwork(db, { account, ip: call.ip }, now)
    return { status: 200, body: msg('account_activated') }
  })
}

interface ValidActivation {
  account: AccountRecord
  /** Null where the password of the registration stays. */
  chosen: string | null
}

async function validate(
  { db, clock }: Context,
  { path, body }: Call<'activateAccount'>,
): Promise<ValidActivation | Answer<'activateAccount'>> {
  const link = await validateLink(db, path, clock.now())
  if (link.code === 'already_active') return { status: 200, body: msg(link.code) }
  if (link.code !== 'link_good') return { status: 411, body: msg(link.code) }
  const { account } = link
  if (await hasRegistered(db, account, body.proof)) return { account, chosen: null }
  const problems = await validatePasswords(body, account)
  return problems ? refuse(problems) : { account, chosen: body.new_password2 ?? '' }
}

async function hasRegistered(db: Database, { id }: AccountRecord, proof: string | undefined) {
  return proof !== undefined && isRegistrationProof(db, { id, proof: hashToken(proof) })
}

type Passwords = Pick<Call<'activateAccount'>['body'], 'new_password1' | 'new_password2'>

type Problems = Record<string, PlainOrProblem[]>

async function validatePasswords(
  { new_password1: one, new_password2: other }: Passwords,
  account: AccountRecord,
): Promise<Problems | null> {
  if (one === undefined || other === undefined) {
    const missing: Problems = {}
    if (one === undefined) missing['new_password1'] = ['required']
    if (other === undefined) missing['new_password2'] = ['required']
    return missing
  }
  if (one !== other) return { new_password2: ['passwords_differ'] }
  const weak = await validatePassword(other, account)
  return weak.length > 0 ? { new_password2: weak } : null
}

function refuse(problems: Problems): Answer<'activateAccount'> {
  return { status: 400, body: fieldErrors(problems) }
}
