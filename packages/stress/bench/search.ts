import autocannon from 'autocannon'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { callerOf, timeEach } from '@bandari/api/test/helpers/calls.ts'
import { percentile } from '@bandari/api/test/helpers/percentile.ts'
import { report } from '../report.ts'
import {
  listAggregates,
  pathOf,
  realisticQueries,
  type SearchQuery,
  spreadQueries,
} from './queries.ts'

/** Searches by class, make and model in both price orders, called without HTTP. */
export async function timeInDatabase(db: Database, listings: number) {
  const queries = spreadQueries(await listAggregates(db), 3000)
  const search = callerOf(db, 'searchVehicles')
  const searchPage = ({ page, ...query }: SearchQuery) =>
    search({ ...query, page: String(page) } as never)
  for (const ordering of ['price', '-price']) {
    const times = await timeEach(
      queries.map((query) => ({ ...query, ordering })),
      searchPage,
    )
    report({ figure: 'search, one call at a time', listings, ordering, ...times })
  }
}

export interface LoadOptions {
  url: string
  paths: Iterator<string>
  seconds: number
  /** Sends this many requests, instead of running for `seconds`. */
  amount?: number
  connections?: number
  headers?: Record<string, string>
  /** Processor time of the serving process, in milliseconds. A busy machine changes it less than wall time. */
  cpu?: () => number
}

interface LoadResult {
  rps: number
  p50_ms: number
  p99_ms: number
  errors: number
  /** Processor time of the serving process per request. */
  cpu_ms?: number
}

/** Repeats the paths for ever. A later round continues where the earlier one stopped, and so sends other requests. */
export function* cycle(paths: readonly string[]): Generator<string, never> {
  for (;;) yield* paths
}

/** Sends `paths` over that many connections, and measures requests per second and latency. */
export async function load({
  url,
  paths,
  seconds,
  amount,
  connections = 50,
  headers = {},
  cpu,
}: LoadOptions): Promise<LoadResult> {
  const before = cpu?.() ?? 0
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    headers,
    requests: [
      {
        method: 'GET',
        path: '/',
        setupRequest: (request) => ({ ...request, path: String(paths.next().value) }),
      },
    ],
  })
  return {
    // autocannon's average counts whole seconds, which says little about a short run.
    rps: Math.round(
      amount === undefined
        ? result.requests.average
        : (1000 * amount) / (result.finish.getTime() - result.start.getTime()),
    ),
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
    errors: result.errors + result.non2xx,
    ...(cpu ? { cpu_ms: hundredths((cpu() - before) / result.requests.total) } : {}),
  }
}

interface HttpOptions {
  db: Database
  listings: number
  api: string
  ceilings: string
  seconds: number
}

/** Search over HTTP, and its two upper bounds in the same run: a bare answer and one SELECT. */
export async function timeBehindHttp({ db, listings, api, ceilings, seconds }: HttpOptions) {
  const aggregates = await listAggregates(db)
  const ids = Array.from(
    { length: 5000 },
    (_, index) => `/select?id=${1 + ((index * 7919) % listings)}`,
  )
  const runs = [
    { name: 'hello', url: ceilings, paths: cycle(['/hello']) },
    { name: 'one select', url: ceilings, paths: cycle(ids) },
    { name: 'spread', url: api, paths: cycle(spreadQueries(aggregates, 200_000).map(pathOf)) },
    {
      name: 'realistic',
      url: api,
      paths: cycle(realisticQueries(aggregates, 400_000).map(pathOf)),
    },
  ]
  // Interleaved rounds, because a shared machine's speed drifts.
  const rounds = new Map<string, number[]>()
  for (let round = 0; round < 3; round += 1) {
    for (const { name, url, paths } of runs) {
      const { rps, errors } = await load({ url, paths, seconds })
      if (errors > 0) throw new Error(`${errors} requests of ${name} failed`)
      rounds.set(name, [...(rounds.get(name) ?? []), rps])
    }
  }
  const median = (name: string) => percentile(rounds.get(name) ?? [], 0.5)
  report({
    figure: 'search behind HTTP, requests per second',
    listings,
    hello: median('hello'),
    one_select: median('one select'),
    spread: median('spread'),
    realistic: median('realistic'),
    spread_of_one_select: ratio(median('spread'), median('one select')),
    realistic_of_hello: ratio(median('realistic'), median('hello')),
  })
}

function ratio(part: number, whole: number): number {
  return hundredths(part / whole)
}

function hundredths(number: number): number {
  return Math.round(number * 100) / 100
}
