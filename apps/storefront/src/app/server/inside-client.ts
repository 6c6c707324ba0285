import type { Caller } from '@bandari/sdk'
import { writeQuery } from '@bandari/sdk/client'
import { cacheJson } from './script-json.ts'

/** The API's answer, which other pages may share. */
export interface ApiAnswer {
  status: number
  body: unknown
  /** The body as JSON. */
  text: string
}

export type FetchInside = (path: string, language: string) => Promise<ApiAnswer>

interface Init {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> }
}

/**
 * The SDK's client for a page that is drawn in the API's own process: what the API answers is handed over as it is, without
 * a request and a response in between. A page only reads.
 */
export function insideClient(ask: FetchInside, language: string): Pick<Caller, 'GET'> {
  const get = async (path: string, { params = {} }: Init = {}) => {
    const { status, body, text } = await ask(`/api${addressOf(path, params)}`, language)
    const response = { ok: status >= 200 && status < 300, status, headers: noHeaders }
    if (!response.ok) return { error: body, response }
    cacheJson(body, text)
    return { data: body, response }
  }
  return { GET: get as unknown as Caller['GET'] }
}

const noHeaders = new Headers()

function addressOf(path: string, { path: names = {}, query = {} }: NonNullable<Init['params']>) {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(names[name])),
  )
  const search = writeQuery(query)
  return search === '' ? named : `${named}?${search}`
}
