import type { Client } from 'openapi-fetch'
import type { paths } from './generated/contract.ts'

/** Every call of the contract, typed: `client.GET('/vehicles/', { params: { query } })`. */
export type BandariClient = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>

export interface ClientOptions {
  /** Where the API answers, without a trailing slash; `/api` on either app's own origin. */
  baseUrl: string
  /** The token to present, or null; asked before each call. */
  token?: () => string | null
  fetch?: (request: Request) => Promise<Response>
}

/** What a call is given, where its types no longer matter. */
interface Given extends Omit<RequestInit, 'body'> {
  params?: {
    path?: Record<string, unknown>
    query?: Record<string, unknown>
    header?: Record<string, unknown>
  }
  body?: unknown
  parseAs?: 'json' | 'blob' | 'arrayBuffer' | 'text' | 'stream'
}

/**
 * A client of the API. It never throws for a refusal: look at `error` and `response.status`; it throws only when
 * no answer came. The types are openapi-fetch's; what runs is this, because every first visit to the shop pays
 * for it and the contract needs a third of what that library can do: no middleware, no serializers of one's own,
 * arrays in a query by repetition.
 */
export function createClient({
  baseUrl,
  token = () => null,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): BandariClient {
  const caller =
    (method: string) =>
    async (path: string, { params = {}, body, parseAs = 'json', ...init }: Given = {}) => {
      const headers = new Headers(init.headers)
      headers.set('accept', 'application/json')
      if (body !== undefined) headers.set('content-type', 'application/json')
      for (const [name, value] of given(params.header)) headers.set(name, String(value))
      const current = token()
      if (current !== null) headers.set('authorization', `Token ${current}`)
      const response = await fetch(
        new Request(baseUrl + addressOf(path, params), {
          ...init,
          method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      )
      if (!response.ok) return { error: readable(await response.text()), response }
      const isEmpty = response.status === 204 || response.headers.get('content-length') === '0'
      if (isEmpty) return { data: undefined, response }
      return { data: parseAs === 'stream' ? response.body : await response[parseAs](), response }
    }
  return {
    GET: caller('GET'),
    POST: caller('POST'),
    PUT: caller('PUT'),
    PATCH: caller('PATCH'),
    DELETE: caller('DELETE'),
  } as unknown as BandariClient
}

function addressOf(path: string, { path: names = {}, query }: NonNullable<Given['params']>) {
  const search = new URLSearchParams()
  for (const [name, value] of given(query))
    for (const each of [value].flat()) search.append(name, String(each))
  const text = search.toString()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(names[name])),
  )
  return text === '' ? filled : `${filled}?${text}`
}

function given(values: Record<string, unknown> = {}) {
  return Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
}

/** A refusal is JSON; what stands between us and the API may answer in its own words. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
