import type { SecondFactorChallenge } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { detail } from '../../../core/problem.ts'
import { findAuthenticatorSince } from './authenticator.store.ts'
import { issueChallenge } from './challenge.ts'

export interface FactorAsked {
  status: 403
  body: SecondFactorChallenge
}

/** The password was right; the answer says what else is needed, and carries what the next call answers. */
export async function askForFactor(
  { db, clock, secrets }: Context,
  accountId: number,
): Promise<FactorAsked> {
  const challenge = issueChallenge(secrets, { purpose: 'sign-in', accountId }, clock.now())
  const hasApp = (await findAuthenticatorSince(db, accountId)) !== null
  return {
    status: 403,
    body: {
      ...detail('second_factor_required'),
      challenge,
      methods: [...(hasApp ? (['authenticator'] as const) : []), 'recovery-code'],
    },
  }
}
