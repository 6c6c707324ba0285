import { type InferType, mixed, object, string } from 'yup'
import { fetchExternal } from '../../../core/fetch-external.ts'
import type { GoogleSettings } from '../settings.ts'
import { type GoogleResult, validateGooglePerson } from './google-person.ts'

const tokenFacts = object({ aud: string().required(), sub: string().required() })
const personFacts = object({
  sub: string().required(),
  email: string(),
  email_verified: mixed<boolean | string>(),
  given_name: string(),
  family_name: string(),
})

/** A person waits for the answer; Google answers in a fraction of this or not at all. */
const timeout = 5000

/** Google does not know the token, or gave no answer that we understand. */
export type GoogleRefusal = { result: 'refused'; reason: string } | { result: 'unreachable' }

/** Asks Google whose access token it is. Only what validateGooglePerson has validated is trusted. */
export async function askGoogle(
  { apiUrl, clientId }: GoogleSettings,
  accessToken: string,
): Promise<GoogleResult | GoogleRefusal> {
  const token = await read(
    `${apiUrl}/tokeninfo?${new URLSearchParams({ access_token: accessToken })}`,
    tokenFacts,
  )
  if ('result' in token) return token
  const person = await read(`${apiUrl}/userinfo`, personFacts, `Bearer ${accessToken}`)
  if ('result' in person) return person
  return validateGooglePerson(token, person, clientId)
}

async function read<Schema extends typeof tokenFacts | typeof personFacts>(
  url: string,
  schema: Schema,
  authorization?: string,
): Promise<InferType<Schema> | GoogleRefusal> {
  try {
    const answer = await fetchExternal(url, {
      headers: { accept: 'application/json', ...(authorization ? { authorization } : {}) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const body: unknown = await answer.json()
    if (answer.status >= 400 && answer.status < 500) return refusedWith(body)
    if (!answer.ok) return { result: 'unreachable' }
    return schema.validateSync(body, { strict: true, stripUnknown: true })
  } catch {
    // No answer in time, no connection and an unreadable answer are the same to the visitor.
    return { result: 'unreachable' }
  }
}

function refusedWith(body: unknown): GoogleRefusal {
  const { error_description } = (body ?? {}) as { error_description?: unknown }
  return {
    result: 'refused',
    reason:
      typeof error_description === 'string' ? error_description : 'The token was not accepted.',
  }
}
