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

/** The search of aggregates, in either order. */
export async function timeInDatabase(db: Database, listings: number) {
  const queries = spreadQueries(await listAggregates(db), 3000)
  const search = callerOf(db, 'searchVehicles')
  const ask = ({ page, ...query }: SearchQuery) => search({ ...query, page: String(page) } as never)
  for (const ordering of ['price', '-price']) {
    const times = await timeEach(
      queries.map((query) => ({ ...query, ordering })),
      ask,
    )
    report({ figure: 'search, one call at a time', listings, ordering, ...times })
  }
}

export interface Load {
  url: string
  paths: Iterator<string>
  seconds: number
  /** So many requests, however long they take. */
  amount?: number
  connections?: number
  headers?: Record<string, string>
  /** Of the process that answers: a busy machine makes everything slower, and this hardly dearer. */
  cpu?: () => number
}

interface Loaded {
  rps: number
  p50_ms: number
  p99_ms: number
  errors: number
  /** Of the process, a request. */
  cpu_ms?: number
}

/** Never ends, and continues where it stopped, so that a later round asks new questions. */
export function* walk(paths: readonly string[]): Generator<string, never> {
  for (;;) yield* paths
}

/** Requests per second with 50 connections, or as many as told, walking through `paths`. */
export async function load({
  url,
  paths,
  seconds,
  amount,
  connections = 50,
  headers = {},
  cpu,
}: Load): Promise<Loaded> {
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
    // What is counted by the second says little of a run that lasts less.
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

interface Served {
  db: Database
  listings: number
  api: string
  ceilings: string
  seconds: number
}

/** The search behind Fastify, beside its two ceilings in the same run. */
export async function timeBehindHttp({ db, listings, api, ceilings, seconds }: Served) {
  const aggregates = await listAggregates(db)
  const ids = Array.from(
    { length: 5000 },
    (_, index) => `/select?id=${1 + ((index * 7919) % listings)}`,
  )
  const runs = [
    { name: 'hello', url: ceilings, paths: walk(['/hello']) },
    { name: 'one select', url: ceilings, paths: walk(ids) },
    { name: 'spread', url: api, paths: walk(spreadQueries(aggregates, 200_000).map(pathOf)) },
    { name: 'realistic', url: api, paths: walk(realisticQueries(aggregates, 400_000).map(pathOf)) },
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
