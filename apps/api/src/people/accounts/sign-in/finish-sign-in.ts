import type { Context } from '../../../core/context.ts'
import type { AccountRecord } from '../account.store.ts'
import { challengeFactor, type FactorChallenge } from '../second-factor/challenge-factor.ts'
import { type SignedIn, type SignInCall, startSession } from './start-session.ts'

/** Called once the password, or Google, has identified the person: a second factor is asked for where there is one. */
export async function finishSignIn(
  context: Context,
  call: SignInCall,
  account: AccountRecord,
): Promise<SignedIn | FactorChallenge> {
  return account.second_factor_at === null
    ? startSession(context, call, { account, byFactor: false })
    : challengeFactor(context, { accountId: account.id, origin: call.origin })
}
