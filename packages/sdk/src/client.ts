import createFetchClient, { type Client } from 'openapi-fetch'
import type { paths } from './generated/contract.ts'

/** Every call of the contract, typed: `client.GET('/vehicles/', { params: { query } })`. */
export type BandariClient = Client<paths>

export interface ClientOptions {
  /** Where the API answers, without a trailing slash; `/api` on either app's own origin. */
  baseUrl: string
  /** The token to present, or null; asked before each call. */
  token?: () => string | null
  fetch?: (request: Request) => Promise<Response>
}

/** A client of the API. It never throws for a refusal: look at `error` and `response.status`. */
export function createClient({ baseUrl, token = () => null, fetch }: ClientOptions): BandariClient {
  const client = createFetchClient<paths>({
    baseUrl,
    headers: { accept: 'application/json' },
    ...(fetch ? { fetch } : {}),
  })
  client.use({
    onRequest: ({ request }) => {
      const current = token()
      if (current !== null) request.headers.set('authorization', `Token ${current}`)
      return request
    },
  })
  return client
}
