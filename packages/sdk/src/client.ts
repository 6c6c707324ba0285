import createFetchClient, { type Client } from 'openapi-fetch'
import type { paths } from './generated/contract.ts'

export { refusalOf } from './read-refusal.ts'

/** Every call of the contract, typed: `client.GET('/vehicles/', { params: { query } })`. */
export type BandariClient = Client<paths>

export interface ClientOptions {
  /** Where the API answers, without a trailing slash; `/api` on either app's own origin. */
  baseUrl: string
  /** The token to present, or null; asked before each call. */
  token?: () => string | null
  /** Of the page, ISO 639-1, asked before each call: refusals are in it, and so are a new account's mails. */
  language?: () => string
  fetch?: (request: Request) => Promise<Response>
}

/**
 * A client of the API. It never throws for a refusal: look at `error` and `response.status`; it throws only when
 * no answer came.
 */
export function createClient({
  baseUrl,
  token = () => null,
  language,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): BandariClient {
  const client = createFetchClient<paths>({
    baseUrl,
    fetch,
    headers: { accept: 'application/json' },
    querySerializer: writeQuery,
  })
  client.use({
    onRequest: ({ request }) => {
      if (language) request.headers.set('accept-language', language())
      const current = token()
      if (current !== null) request.headers.set('authorization', `Token ${current}`)
    },
  })
  return client
}

/** A query as an address has it. The library's own throws for half a character, which a text that was cut short may end with. */
export function writeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  for (const [name, value] of given)
    for (const each of [value].flat()) search.append(name, String(each))
  return search.toString()
}
