import type { BandariClient } from '../client.ts'
import type { paths } from '../generated/contract.ts'
import { refusalOf } from '../read-refusal.ts'
import { dataOf } from './data-of.ts'

/** Where the answers of lists keep their entries, if they are no array themselves. */
export const listFields = ['results', 'data', 'threads', 'products', 'reviews'] as const

type ListField = (typeof listFields)[number]

type Entry<Answer> = Answer extends readonly (infer One)[]
  ? One
  : {
      [Field in ListField]: Answer extends Record<Field, readonly (infer One)[]> ? One : never
    }[ListField]

interface Answering<Answer> {
  responses: { 200: { content: { 'application/json': Answer } } }
}

/** One of the entries of a list. */
export type EntryOf<Path extends keyof paths> = paths[Path] extends { get: Answering<infer Answer> }
  ? Entry<Answer>
  : never

type QueryOf<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } }
}
  ? NonNullable<Query>
  : never

/** The parameters by which a list is asked for its next part. */
type Position = 'page' | 'range'

/** The lists that come in parts: those with a `page` or a `range`. */
export type ListPath = {
  [Path in keyof paths]: [QueryOf<Path>] extends [never]
    ? never
    : [EntryOf<Path>] extends [never]
      ? never
      : Extract<keyof QueryOf<Path>, Position> extends never
        ? never
        : Path
}[keyof paths]

/** Its path's parameters and its filters; where to begin is the list's own. */
export type ListParams<Path extends ListPath> = {
  query?: Omit<QueryOf<Path>, Position>
} & (paths[Path] extends {
  get: { parameters: { path: infer Names } }
}
  ? { path: Names }
  : { path?: never })

interface Page {
  entries: readonly unknown[]
  /** What the next part is asked for with; null after the last. */
  next: Record<string, string | number> | null
}

/** Of lists with a range, as many as one may ask for. */
const rangeLength = 100

export async function* eachEntry<Path extends ListPath>(
  client: Pick<BandariClient, 'GET'>,
  path: Path,
  params: Partial<ListParams<Path>> = {},
): AsyncGenerator<EntryOf<Path>, void, undefined> {
  const get = client.GET as (path: string, init: object) => Promise<Reply>
  let position: Page['next'] = {}
  for (let page = 1, seen = 0; position !== null; page += 1) {
    const query = { ...params.query, ...position }
    const reply = await get(path, { params: { ...params, query } })
    // The list has become shorter meanwhile.
    if (page > 1 && isPastTheEnd(reply)) return
    const body = await dataOf(reply)
    const { entries, next } = readPage(body, reply.response.headers, { page, seen })
    yield* entries as EntryOf<Path>[]
    seen += entries.length
    position = next
  }
}

interface Reply {
  data?: unknown
  error?: unknown
  response: Response
}

function isPastTheEnd({ response, error }: Reply): boolean {
  return response.status === 404 && refusalOf(404, error).code === 'invalid_page'
}

function readPage(
  body: unknown,
  headers: Headers,
  { page, seen }: { page: number; seen: number },
): Page {
  const range = headers.get('content-range')
  if (range !== null && Array.isArray(body)) {
    const from = seen + body.length
    const isLast = body.length === 0 || from >= Number(range.split('/')[1])
    return { entries: body, next: isLast ? null : { range: `[${from},${from + rangeLength - 1}]` } }
  }
  const answer = body as Readonly<Record<string, unknown>>
  const field = listFields.find((name) => Array.isArray(answer[name]))
  if (field === undefined) throw new TypeError('The answer is not a list.')
  const entries = answer[field] as unknown[]
  const isLast = entries.length === 0 || !hasMore(answer, seen + entries.length)
  return { entries, next: isLast ? null : { page: page + 1 } }
}

/** Lists say it by the next page's address, by `more`, or by how many there are. */
function hasMore({ next, more, count }: Readonly<Record<string, unknown>>, seen: number): boolean {
  if (next !== undefined) return next !== null
  if (more !== undefined) return more === true
  return typeof count === 'number' && seen < count
}
