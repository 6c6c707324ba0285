import {
  type ImportException,
  type ImportExceptionInput,
  type Profile,
  type ProfileChange,
  type SecondFactorAnswer,
  session,
} from '@bandari/sdk'
import { granted } from './granted.ts'
import { type Answer, ask, client } from './sdk.ts'

export interface Credentials {
  email: string
  password: string
}

/** On success this browser is signed in. */
export async function signIn({ email, password }: Credentials): Promise<Answer<{ token: string }>> {
  const answer = await ask(client.POST('/auth/login/', { body: { username: email, password } }))
  if (answer.data) session.start({ token: answer.data.token, email })
  return answer
}

/** The second half of a sign-in that was answered with a challenge. */
export async function completeSignIn(
  email: string,
  body: SecondFactorAnswer,
): Promise<Answer<{ token: string }>> {
  const answer = await ask(client.POST('/auth/second-factor/', { body }))
  if (answer.data) session.start({ token: answer.data.token, email })
  return answer
}

/** Arrives from the storefront: the code is exchanged for a token of the portal's own (contract N14). */
export async function redeemHandover(code: string): Promise<Answer<{ next: string }>> {
  const answer = await ask(
    client.POST('/auth/handover/redeem/', { body: { code, audience: 'portal' } }),
  )
  if (answer.data) session.start(answer.data)
  return answer
}

/** The address by which one arrives at a page of the shop signed in (decisions 3). */
export async function handOverToShop(next: string): Promise<Answer<{ url: string }>> {
  return ask(client.POST('/auth/handover/', { body: { audience: 'shop', next } }))
}

/** Signs this browser out whatever the answer; a 400 says that it was not signed in (buyer spec §4). */
export async function signOut(): Promise<'signed-out' | 'not-signed-in'> {
  const { refusal } = await ask(client.POST('/auth/logout/', { body: {} }))
  // Who signs out is signed out, also where the rest cannot be loaded.
  await import('@bandari/sdk/sign-out').then(
    ({ leaveBrowser }) => leaveBrowser(),
    () => session.end(),
  )
  return refusal?.status === 400 ? 'not-signed-in' : 'signed-out'
}

/** Mails and documents use the language from then on. */
export function updateProfile(body: ProfileChange): Promise<Profile> {
  return granted(ask(client.PATCH('/profile/', { body })))
}

/** Like updateProfile, but returns which field was refused. */
export function changeProfile(body: ProfileChange): Promise<Answer<Profile>> {
  return ask(client.PATCH('/profile/', { body }))
}

interface CachedProfile {
  token: string | null
  profile: Promise<Answer<Profile>>
  /** When it is asked for anew; not before there is an answer. */
  until: number
}

/** From the answer until the last part of a page is there, on a slow phone, in milliseconds. */
const opening = 10_000

let cachedProfile: CachedProfile | null = null

/**
 * The entrance, identity, permissions, guards and a page ask one after the other while the portal opens, each when its
 * code has come: they share one call.
 */
export function getProfile(): Promise<Answer<Profile>> {
  const token = session.token()
  if (cachedProfile?.token === token && Date.now() < cachedProfile.until)
    return cachedProfile.profile
  const read = async () => {
    const answer = await ask(client.GET('/profile/'))
    pending.until = answer.refusal ? 0 : Date.now() + opening
    return answer
  }
  const pending: CachedProfile = { token, profile: read(), until: Infinity }
  cachedProfile = pending
  return pending.profile
}

// What somebody changes may be their profile. A chapter of the training is confirmed by GET, as specified.
client.use({
  onResponse: ({ request: { method, url } }) => {
    if (method !== 'GET' || url.includes('/update-training-progress/')) cachedProfile = null
  },
})

/** Lets one buyer order one vehicle that may not enter a country. */
export async function allowImport(body: ImportExceptionInput): Promise<ImportException> {
  return granted(ask(client.POST('/support/import-exceptions', { body })))
}

/** From then on the vehicle is blocked for this buyer, too. */
export async function endImportException({
  id,
  reason,
}: {
  id: number
  reason: string
}): Promise<ImportException> {
  const params = { path: { id } }
  const body = { reason }
  return granted(ask(client.POST('/support/import-exceptions/{id}/end', { params, body })))
}
