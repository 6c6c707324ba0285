import { type BandariClient, type Refusal, refusalOf, unreachable } from '@bandari/sdk'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'

/** Every call of the storefront; each domain's file adds its own. */
export const api = createApi({
  baseQuery: fakeBaseQuery<Refusal>(),
  tagTypes: ['Basket', 'Profile', 'Orders', 'Addresses'],
  // What was just rendered on the server must not be asked for again at once.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})

/** Seconds that what staff may change at any time outlives the screen that showed it. */
export const keepBriefly = { keepUnusedDataFor: 30 }

/** What the store hands to each call: the browser's client, or one that stays in the server's process. */
export interface ApiExtra {
  client: BandariClient
}

/** The client of the store in which a `queryFn` runs; `api` is that function's second parameter. */
export function clientOf({ extra }: { extra: unknown }): BandariClient {
  return (extra as ApiExtra).client
}

interface Answer<T> {
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
  if (!response.ok) return { error: refusalOf(response.status, error, response.headers) }
  // A 204 has no body, and RTK Query's cache needs a value.
  return { data: data ?? (null as unknown as NonNullable<T>) }
}
