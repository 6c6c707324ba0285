import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { issueChallenge } from './challenge.ts'
import { passkeyRequestOptions } from './passkeys/passkey-request-options.ts'

export const challengePasskey: Handler<'challengePasskey'> = async (
  context,
  { account, origin },
) => {
  const { secrets, clock } = context
  const accountId = account.id
  const challenge = issueChallenge(secrets, { purpose: 'step-up', accountId }, clock.now())
  const passkey = await passkeyRequestOptions(context, { accountId, origin, challenge })
  if (!passkey) return refuse(409, detail('passkey_absent'))
  return { status: 200, body: { challenge, passkey } }
}
