import type {
  Passkey,
  PasskeyAdded,
  PasskeyAssertion,
  PasskeyChallenge,
  PasskeyCreation,
} from '@bandari/sdk'
import type { PasskeyFailure, PasskeyResult } from '@bandari/sdk/passkey'
import { t } from '../language/translator.ts'
import { completeSignIn } from './accounts.ts'
import { sentenceOf } from './granted.ts'
import { done, type Answer, ask, client } from './sdk.ts'
import { proveAgain } from './security.ts'

/** What came of it: the server's answer, or why there was nothing to send. */
export type PasskeyAnswer<Data> =
  | (Answer<Data> & { failure?: never })
  | { data?: never; refusal?: never; failure: PasskeyFailure }

/** Why it did not work, in a sentence; null when it did. */
export function passkeyProblem({ refusal, failure }: PasskeyAnswer<unknown>): string | null {
  if (failure) return t(`portal.passkey.${failure}`)
  return refusal ? sentenceOf(refusal) : null
}

/** Few people have one, so it is fetched when somebody does. */
const device = () => import('@bandari/sdk/passkey')

/** Has this device make one, and gives it to the account. */
export async function addPasskey(name: string): Promise<PasskeyAnswer<PasskeyAdded>> {
  const begun = await ask<PasskeyCreation>(
    client.POST('/account/second-factor/passkeys/options/', {}),
  )
  if (begun.refusal) return begun
  const { challenge, options } = begun.data
  const { makePasskey } = await device()
  return sent(await makePasskey(options), (passkey) =>
    ask(client.POST('/account/second-factor/passkeys/', { body: { challenge, name, passkey } })),
  )
}

export function removePasskey({ id }: Pick<Passkey, 'id'>): Promise<Answer<unknown>> {
  const params = { path: { id } }
  return done(client.DELETE('/account/second-factor/passkeys/{id}/', { params }))
}

/** The second half of a sign-in. */
export async function signInByPasskey(
  email: string,
  { challenge, passkey: question }: PasskeyChallenge,
): Promise<PasskeyAnswer<unknown>> {
  const { askPasskey } = await device()
  return sent(await askPasskey(question), (passkey) =>
    completeSignIn(email, { challenge, passkey }),
  )
}

/** In place of the password or a code. */
export async function proveByPasskey(): Promise<PasskeyAnswer<unknown>> {
  const asked = await ask<PasskeyChallenge>(client.POST('/account/step-up/passkey/', {}))
  if (asked.refusal) return asked
  const { challenge, passkey: question } = asked.data
  const { askPasskey } = await device()
  return sent(await askPasskey(question), (passkey: PasskeyAssertion) =>
    proveAgain({ challenge, passkey }),
  )
}

async function sent<Made, Data>(
  result: PasskeyResult<Made>,
  send: (passkey: Made) => Promise<Answer<Data>>,
): Promise<PasskeyAnswer<Data>> {
  return 'failure' in result ? result : send(result.passkey)
}
