import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { transactKeeping } from '../../../platform/http/transact.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { factorAdded } from './factor-added.ts'
import { verifyTotp, waitProblem } from './verify-code.ts'

/** Wrong codes are counted, so a refusal rolls nothing back (`x-writes: false`). */
export const confirmAuthenticator: Handler<'confirmAuthenticator'> = async (context, call) =>
  transactKeeping(context, async (context) => {
    const { account, tokenHash, body } = call
    const code = body.code.replaceAll(/\s/g, '')
    const proof = await verifyTotp(context, account.id, code, true)
    if (proof.result === 'wait') {
      const headers = { 'retry-after': String(proof.seconds) }
      return { status: 429, headers, body: detail(waitProblem(proof.seconds)) }
    }
    if (proof.result === 'wrong') {
      return { status: 400, body: fieldErrors({ code: ['factor_code_wrong'] }) }
    }
    const device = callingDevice(context.settings, call)
    const added = { account, tokenHash, event: 'authenticator-added', device } as const
    return { status: 200, body: { recovery_codes: await factorAdded(context, added) } }
  })
