import { demoPassword } from '@bandari/api/people'
import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { t } from '../src/language/translator.ts'
import { fill, press } from './finding.ts'
import { visit } from './portal.ts'

/** What a person does, or what happens to them, whichever screen it is. */

/** Fills in and sends the sign-in of the present page. */
export async function signIn(
  user: UserEvent,
  { email, password = demoPassword }: { email: string; password?: string },
) {
  fill(await screen.findByLabelText(t('portal.email')), email)
  fill(screen.getByLabelText(t('portal.password')), password)
  await press(user, t('portal.signIn'))
}

export async function signOut(user: UserEvent) {
  await press(user, /^Your account/)
  await user.click(await screen.findByRole('menuitem', { name: t('portal.signOut') }))
}

/** The address anew in the same tab: what the browser keeps is there, what only the page knew is not. */
export async function reload(): Promise<UserEvent> {
  const { pathname, search, hash } = window.location
  return visit(pathname + search + hash, null)
}

/** Until the function that it returns is called, no call arrives. */
export function loseConnection(): () => void {
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  return () => {
    globalThis.fetch = fetch
  }
}

/** Until the function that it returns is called, the server does what it is asked for and its answer never arrives. */
export function loseAnswers(method = 'POST'): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await fetch(request)
    if (request.method === method) throw new TypeError('Failed to fetch')
    return answer
  }
  return () => {
    globalThis.fetch = fetch
  }
}

/** Counts the calls to an address from now on. */
export function callsTo(ending: string, method = 'POST'): () => number {
  const { fetch } = globalThis
  let calls = 0
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (request.method === method && request.url.endsWith(ending)) calls += 1
    return fetch(request)
  }
  return () => calls
}

/** Until the function that it returns is called, every call is on its way, or every one to such an address. */
export function holdCalls(address = /^/): () => void {
  const { fetch } = globalThis
  const release = Promise.withResolvers<void>()
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (address.test(request.url)) await release.promise
    return fetch(request)
  }
  return () => {
    globalThis.fetch = fetch
    release.resolve()
  }
}
