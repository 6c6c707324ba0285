import { type AnyLanguage, isLanguage, type Language, sourceLanguage } from '@bandari/i18n'
import { type Caller, type Refusal, unreachable } from '@bandari/sdk'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'

/** Every call of the storefront; each domain's file adds its own. */
export const api = createApi({
  baseQuery: fakeBaseQuery<Refusal>(),
  tagTypes: ['Basket', 'Profile', 'Orders', 'Addresses', 'Favourites', 'Alerts', 'Garage'],
  // The browser must not ask again at once for answers that the server has just rendered.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})

/** Seconds for which answers that staff may change at any time are kept after their screen is gone. */
export const shortCache = { keepUnusedDataFor: 30 }

/** The store hands this client to each call: the browser's, or one that stays in the server's process. */
export interface ApiExtra {
  client: Caller
  /** The language of the document; the store keeps everything in this one language. */
  language: AnyLanguage
}

/** The client of the store in which a `queryFn` runs; `api` is that function's second parameter. */
export function clientOf({ extra }: { extra: unknown }): Caller {
  return (extra as ApiExtra).client
}

/** What to ask for where content is in several languages; nothing where English is wanted. */
export function languageWanted({ extra }: { extra: unknown }): { language?: Language } {
  const { language } = extra as ApiExtra
  return isLanguage(language) && language !== sourceLanguage ? { language } : {}
}

export interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/** An openapi-fetch result as RTK Query wants it: data, or the one Refusal. */
export async function answer<T>(
  call: Promise<Answer<T>>,
): Promise<{ data: NonNullable<T> } | { error: Refusal }> {
  let result: Answer<T>
  try {
    result = await call
  } catch {
    return { error: unreachable }
  }
  const { data, error, response } = result
  if (!response.ok) {
    // It comes with what fetched the answer, and is none of a first visit's weight.
    const { refusalOf } = await import('@bandari/sdk/client')
    return { error: refusalOf(response.status, error, response.headers) }
  }
  // A 204 has no body, and RTK Query's cache needs a value.
  return { data: data ?? (null as unknown as NonNullable<T>) }
}
