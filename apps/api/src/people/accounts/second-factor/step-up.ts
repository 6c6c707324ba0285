import type { Answer, Call, Handler } from '../../../core/contract.ts'
import type { Context } from '../../../core/context.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { transactKeeping } from '../../../platform/http/transact.ts'
import { findAccountByEmail } from '../account.store.ts'
import { turnOf, verifyPassword } from '../passwords/password.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { readChallenge } from './challenge.ts'
import { recordProof, spendChallenge } from './second-factor.store.ts'
import { waitProblem } from './verify-code.ts'
import { verifyFactor } from './verify-factor.ts'

type StepUp = Call<'stepUp'>

/** Accounts with a second factor prove that, all others the password. Wrong codes are counted (`x-writes: false`). */
export const stepUp: Handler<'stepUp'> = async (context, call) =>
  call.account.second_factor_at === null ? byPassword(context, call) : byFactor(context, call)

async function byPassword(context: Context, call: StepUp): Promise<Answer<'stepUp'>> {
  const { db, clock } = context
  const { account, tokenHash, body } = call
  if (body.password === undefined) return refuse('password', 'required')
  const stored = (await findAccountByEmail(db, account.email))?.password_hash ?? null
  const isRight = await verifyPassword(body.password, stored, turnOf(context, call))
  if (!isRight || !tokenHash) return refuse('password', 'current_password_wrong')
  await recordProof(db, { tokenHash, byFactor: false }, clock.now())
  return { status: 204 }
}

async function byFactor(context: Context, call: StepUp): Promise<Answer<'stepUp'>> {
  const { account, tokenHash, body } = call
  if (!tokenHash) return refuse('code', 'required')
  return transactKeeping(context, async (context) => {
    const { db, clock } = context
    if (body.passkey && !(await spendOwn(context, account.id, body.challenge))) return tooLate
    const proof = await verifyFactor(context, account.id, body)
    if (proof.result === 'wait') {
      const headers = { 'retry-after': String(proof.seconds) }
      return { status: 429, headers, body: detail(waitProblem(proof.seconds)) }
    }
    if (proof.result === 'refused') return { status: 400, body: fieldErrors(proof.fields) }
    if (proof.by === 'recovery-code') {
      const device = callingDevice(context.settings, call)
      await notifyOwner(context, { to: account, event: 'recovery-code-used', device })
    }
    await recordProof(db, { tokenHash, byFactor: true }, clock.now())
    return { status: 204 }
  })
}

/** Marks the challenge as used. False when it was not this account's, expired or used before. */
async function spendOwn(
  { db, clock, secrets }: Context,
  accountId: number,
  challenge = '',
): Promise<boolean> {
  const claim = readChallenge(secrets, challenge, { purpose: 'step-up', now: clock.now() })
  if (claim?.accountId !== accountId) return false
  return spendChallenge(db, { challenge, expiresAt: claim.expiresAt })
}

function refuse(field: string, reason: 'required' | 'current_password_wrong'): Answer<'stepUp'> {
  return { status: 400, body: fieldErrors({ [field]: [reason] }) }
}

const tooLate: Answer<'stepUp'> = {
  status: 400,
  body: fieldErrors({ non_field_errors: ['passkey_late'] }),
}
