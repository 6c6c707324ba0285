import type { Answer, Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { transactKeeping } from '../../../platform/http/transact.ts'
import { lockAccount } from '../account.store.ts'
import { readChallenge } from '../second-factor/challenge.ts'
import { isSpent, spendChallenge } from '../second-factor/second-factor.store.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import { waitProblem } from '../second-factor/verify-code.ts'
import { verifyFactor } from '../second-factor/verify-factor.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { rememberNetwork } from '../sign-in-limits/known-network.store.ts'
import { startSession } from './start-session.ts'

/** Wrong codes are counted, so nothing here is rolled back by a refusal (`x-writes: false`). */
export const completeSignIn: Handler<'completeSignIn'> = async (context, { body, ...call }) =>
  transactKeeping(context, async (context) => {
    const { db, clock, secrets, settings } = context
    const { challenge } = body
    const asked = { purpose: 'sign-in', now: clock.now() } as const
    const claim = readChallenge(secrets, challenge, asked)
    const account = claim && (await lockAccount(db, claim.accountId))
    if (!claim || !account?.is_active || account.second_factor_at === null) return tooLate
    // Before the proof, which would be used up for nothing; the account is locked, so nobody else spends it meanwhile.
    if (await isSpent(db, challenge)) return tooLate
    const proof = await verifyFactor(context, account.id, body)
    if (proof.result === 'wait') {
      const headers = { 'retry-after': String(proof.seconds) }
      return { status: 429, headers, body: detail(waitProblem(proof.seconds)) }
    }
    if (proof.result === 'refused') return { status: 400, body: fieldErrors(proof.fields) }
    const { expiresAt } = claim
    if (!(await spendChallenge(db, { challenge, expiresAt }))) return tooLate
    if (proof.by === 'recovery-code') {
      const device = callingDevice(settings, call)
      await notifyOwner(context, { to: account, event: 'recovery-code-used', device })
    }
    await rememberNetwork(db, { account, ip: call.ip }, clock.now())
    return startSession(context, call, { account, byFactor: true })
  })

const tooLate: Answer<'completeSignIn'> = {
  status: 400,
  body: fieldErrors({ non_field_errors: ['challenge_invalid'] }),
}
