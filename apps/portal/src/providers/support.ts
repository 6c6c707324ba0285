import { refusalOf, session } from '@bandari/sdk'
import simpleRest from 'ra-data-simple-rest'
import { fetchUtils, type GetListParams, HttpError } from 'react-admin'
import { newAttemptKey } from './attempt-key.ts'
import { isUnattended } from './attendance.ts'
import { codeOf, sentenceOf, unknownFailure } from './granted.ts'
import { apiUrl, keyHeader } from './sdk.ts'
import { stepUp, stepUpNeeded } from './step-up.ts'

/** A call spans this many records at most (contract §3.2). */
const longestRange = 100

/** react-admin's fetch with our token, and with the API's sentence instead of the status line. */
const fetchJson: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const token = session.token()
  // react-admin's errors lose the headers of the answer, so the request is named here.
  const requestId = newAttemptKey()
  const headers = new Headers(options.headers)
  headers.set('X-Request-Id', requestId)
  if (isUnattended()) headers.set('X-Unattended', '1')
  const user = token === null ? {} : { user: { authenticated: true, token: `Token ${token}` } }
  const send = () => fetchUtils.fetchJson(url, { ...options, headers, ...user })
  const { method = 'GET', body } = options
  const write = {
    method,
    path: url.slice(apiUrl.length),
    body: typeof body === 'string' ? body : '',
  }
  const keyed = (key: string | null) => {
    if (key !== null) headers.set(keyHeader, key)
    return send().catch(async (error: unknown) => {
      if (codeOf(error) !== stepUpNeeded || !(await stepUp.ask())) throw error
      return send()
    })
  }
  try {
    if (method === 'GET') return await keyed(null)
    const { sendOnce } = await import('./attempts.ts')
    return await sendOnce(write, keyed, statusOf)
  } catch (error) {
    // Without a network fetch throws a TypeError whose words are the browser's.
    if (!(error instanceof HttpError)) {
      throw new HttpError(unknownFailure(), 0, {
        errors: errorsOf({}, { sentence: unknownFailure(), code: null }),
      })
    }
    const { message, fields, code } = refusalOf(error.status, error.body)
    const sentence = sentenceOf({ message, ...(error.status >= 500 ? { requestId } : {}) })
    throw new HttpError(sentence, error.status, {
      ...error.body,
      code,
      errors: errorsOf(fields, { sentence, code }),
    })
  }
}

function statusOf(result: { answer: { status: number } } | { error: unknown }): number {
  if ('answer' in result) return result.answer.status
  return result.error instanceof HttpError ? result.error.status : 0
}

/** The errors that a react-admin form shows: beside a field if they concern it, else above the form. */
export function errorsOf(
  fields: Record<string, string>,
  { sentence, code }: { sentence: string; code: string | null },
): object {
  if (Object.keys(fields).length > 0) return fields
  return { root: { serverError: sentence, ...(code === null ? {} : { serverCode: code }) } }
}

/** `/api/support/*` in the dialect of ra-data-simple-rest: the resource is `support/orders` and so on. */
const simple = simpleRest(apiUrl, fetchJson)

export const support: typeof simple = {
  ...simple,
  // A deletion names the version that was seen, so that nobody deletes what has changed since.
  delete: async (resource, params) => {
    const version: unknown = params.previousData?.['version']
    if (typeof version !== 'number') return simple.delete(resource, params)
    const id = encodeURIComponent(params.id)
    const headers = new Headers({ 'Content-Type': 'text/plain' })
    const url = `${apiUrl}/${resource}/${id}?version=${version}`
    const { json } = await fetchJson(url, { method: 'DELETE', headers })
    return { data: json }
  },
}

/** An export asks for a thousand records at once; they come a hundred at a time. */
export async function listForSupport(resource: string, params: GetListParams) {
  const { page = 1, perPage = 25 } = params.pagination ?? {}
  const read = (pagination: { page: number; perPage: number }) =>
    support.getList(resource, { ...params, filter: wholeDays(params.filter), pagination })
  if (perPage <= longestRange) return read({ page, perPage })
  const first = await read({ page: 1, perPage: longestRange })
  const data = [...first.data]
  const end = Math.min(perPage, first.total ?? 0)
  for (let next = 2; data.length < end; next += 1) {
    const { data: more } = await read({ page: next, perPage: longestRange })
    if (more.length === 0) break
    data.push(...more)
  }
  return { data: data.slice(0, perPage), total: first.total }
}

/** A day picked in a filter means the whole of it, in UTC as all times are. */
export function wholeDays(filter: Record<string, unknown> = {}): Record<string, unknown> {
  const entries = Object.entries(filter).map(([name, value]) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [name, value]
    if (name.endsWith('_gte')) return [name, `${value}T00:00:00.000Z`]
    return name.endsWith('_lte') ? [name, `${value}T23:59:59.999Z`] : [name, value]
  })
  return Object.fromEntries(entries)
}
