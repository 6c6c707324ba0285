import { type Refusal, refusalOf, session, unreachable } from '@bandari/sdk'
import { createClient } from '@bandari/sdk/client'

/** The portal's origin answers `/api` itself, so no call is cross-origin (decisions 2). */
export const apiUrl = '/api'

/** What refusals are in. */
export const pageLanguage = () => document.documentElement.lang

export const client = createClient({
  baseUrl: apiUrl,
  token: session.token,
  language: pageLanguage,
})

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
