import type { Answer, Call, Handler } from '../../../core/contract.ts'
import type { Context } from '../../../core/context.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { transactKeeping } from '../../../platform/http/transact.ts'
import { findAccountByEmail } from '../account.store.ts'
import { verifyPassword } from '../passwords/password.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { noteProof } from './second-factor.store.ts'
import { verifyCode, waitProblem } from './verify-code.ts'

type StepUp = Call<'stepUp'>

/** Whoever has a second factor proves it, everybody else the password. Wrong codes are counted (`x-writes: false`). */
export const stepUp: Handler<'stepUp'> = async (context, call) =>
  call.account.second_factor_at === null ? byPassword(context, call) : byCode(context, call)

async function byPassword(
  { db, clock }: Context,
  { account, tokenHash, body }: StepUp,
): Promise<Answer<'stepUp'>> {
  if (body.password === undefined) return refuse('password', 'required')
  const stored = (await findAccountByEmail(db, account.email))?.password_hash ?? null
  const isRight = await verifyPassword(body.password, stored)
  if (!isRight || !tokenHash) return refuse('password', 'current_password_wrong')
  await noteProof(db, { tokenHash, byFactor: false }, clock.now())
  return { status: 204 }
}

async function byCode(context: Context, call: StepUp): Promise<Answer<'stepUp'>> {
  const { account, tokenHash, body } = call
  const { code } = body
  if (code === undefined || !tokenHash) return refuse('code', 'required')
  return transactKeeping(context, async (context) => {
    const proof = await verifyCode(context, account.id, code)
    if (proof.result === 'wait') {
      const headers = { 'retry-after': String(proof.seconds) }
      return { status: 429, headers, body: detail(waitProblem(proof.seconds)) }
    }
    if (proof.result === 'wrong') return refuse('code', 'factor_code_wrong')
    if (proof.by === 'recovery-code') {
      const device = callingDevice(context.settings, call)
      await notifyOwner(context, { to: account, event: 'recovery-code-used', device })
    }
    await noteProof(context.db, { tokenHash, byFactor: true }, context.clock.now())
    return { status: 204 }
  })
}

function refuse(
  field: string,
  reason: 'required' | 'current_password_wrong' | 'factor_code_wrong',
): Answer<'stepUp'> {
  return { status: 400, body: fieldErrors({ [field]: [reason] }) }
}
