import type { SecondFactorChallenge } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { detail } from '../../../core/problem.ts'
import { findAuthenticatorSince } from './authenticator.store.ts'
import { issueChallenge } from './challenge.ts'
import { passkeyRequestOptions } from './passkeys/passkey-request-options.ts'

export interface FactorChallenge {
  status: 403
  body: SecondFactorChallenge
}

/** The password was right; the answer says which factors can be used, and holds the challenge for the next call. */
export async function challengeFactor(
  context: Context,
  { accountId, origin }: { accountId: number; origin: string },
): Promise<FactorChallenge> {
  const { db, clock, secrets } = context
  const challenge = issueChallenge(secrets, { purpose: 'sign-in', accountId }, clock.now())
  const hasApp = (await findAuthenticatorSince(db, accountId)) !== null
  const passkey = await passkeyRequestOptions(context, { accountId, origin, challenge })
  const methods = [
    ...(passkey ? (['passkey'] as const) : []),
    ...(hasApp ? (['authenticator'] as const) : []),
    'recovery-code' as const,
  ]
  return {
    status: 403,
    body: {
      ...detail('second_factor_required'),
      challenge,
      methods,
      ...(passkey ? { passkey } : {}),
    },
  }
}
