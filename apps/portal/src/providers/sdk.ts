import { type Refusal, refusalOf, session, unreachable } from '@bandari/sdk'
import { createClient } from '@bandari/sdk/client'
import { isUnattended } from './attendance.ts'
import { stepUp, stepUpNeeded } from './step-up.ts'

/** The portal's origin answers `/api` itself, so no call is cross-origin (decisions 2). */
export const apiUrl = '/api'

export const keyHeader = 'Idempotency-Key'

/** The language of refusals. */
export const pageLanguage = () => document.documentElement.lang

export const client = createClient({
  baseUrl: apiUrl,
  token: session.token,
  language: pageLanguage,
  fetch: async (request) => {
    if (isUnattended()) request.headers.set('x-unattended', '1')
    const isNamed = request.method === 'GET' || request.headers.has(keyHeader)
    if (isNamed) return withStepUp(request)
    const { pathname } = new URL(request.url)
    // A form with a file is no write of money.
    const isText = request.headers.get('content-type')?.startsWith('application/json') === true
    const body = isText ? await request.clone().text() : ''
    // With the first write: no page is read slower for it.
    const { sendOnce } = await import('./attempts.ts')
    return sendOnce(
      { method: request.method, path: pathname.slice(apiUrl.length), body },
      (key) => {
        if (key !== null) request.headers.set(keyHeader, key)
        return withStepUp(request)
      },
      (result) => ('answer' in result ? result.answer.status : 0),
    )
  },
})

async function withStepUp(request: Request): Promise<Response> {
  // A request is sent once, so the second one is a copy.
  const again = request.clone()
  const response = await fetch(request)
  const isRefused = response.status === 403 && (await asksForStepUp(response.clone()))
  return isRefused && (await stepUp.ask()) ? fetch(again) : response
}

async function asksForStepUp(response: Response): Promise<boolean> {
  const body: unknown = await response.json()
  return refusalOf(response.status, body).code === stepUpNeeded
}

export type Answer<T> = { data: T; refusal?: never } | { data?: never; refusal: Refusal }

interface Reply<T> {
  data?: T
  error?: unknown
  response: Response
}

/** A call's answer as a value; no network is a refusal with status 0. */
export async function ask<T>(call: Promise<Reply<T>>): Promise<Answer<T>> {
  let reply: Reply<T>
  try {
    reply = await call
  } catch {
    return { refusal: unreachable }
  }
  if (reply.data !== undefined) return { data: reply.data }
  return { refusal: refusalOf(reply.response.status, reply.error, reply.response.headers) }
}

/** Of a call that answers nothing: a success has no data to tell it by. */
export function done(
  call: Promise<{ error?: unknown; response: Response }>,
): Promise<Answer<unknown>> {
  return ask(
    call.then(({ error, response }) => ({
      ...(response.ok ? { data: null } : { error }),
      response,
    })),
  )
}
