import { setTimeout as wait } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import {
  readImportRules,
  listRuledCountries,
  succeedRules,
} from '@bandari/api/src/landed/rules.store.ts'
import { findPricerSwap, takeUses } from '@bandari/api/src/landed/destinations/find-pricer.ts'
import { warmDestinations } from '@bandari/api/src/landed/destinations/warm-destinations.ts'
import { readVehicles } from '@bandari/api/src/stock/catalogue/engine/follow.ts'
import { VehicleIndex } from '@bandari/api/src/stock/catalogue/engine/vehicle-index.ts'
import { callerOf, contextOf } from '@bandari/api/test/helpers/calls.ts'
import { percentile } from '@bandari/api/test/helpers/percentile.ts'
import { report } from '../report.ts'
import { listAggregates, pathOf, realisticQueries, spreadQueries } from './queries.ts'
import { mulberry, pick } from '@bandari/api/test/helpers/random.ts'
import { load, cycle } from './search.ts'

type Query = Record<string, string | number | boolean>

const lusaka = { to_country: 'ZM', to_city: 'Lusaka' } as const

/** The same destination in the pricer's terms. */
const destinationLusaka = {
  country: 'ZM',
  city: 'Lusaka',
  shipping: 'RORO',
  insurance: true,
} as const

/** Searches by landed price, in a process with the vehicles in memory. */
export async function timeLandedSearches(connection: ClientConfig, db: Database, listings: number) {
  const vehicles = await readVehicles(connection, new VehicleIndex())
  const searchVehicles = callerOf(db, 'searchVehicles', { listedVehicles: () => vehicles.index })
  const search = (query: Query) => searchVehicles({ ...query, page: String(query['page'] ?? 1) })
  await timeCards(db, search, listings)
  for (const { country, routes } of await listRuledCountries(db)) {
    const city = routes[0]?.to_city
    const destination = { to_country: country.iso2, ...(city !== undefined && { to_city: city }) }
    await timeLandedSearch(search, destination, listings)
  }
  await timeNewRule(db, { search, listings, vehicles: vehicles.index })
}

type Search = (query: Query) => Promise<unknown>

/** The same pages with and without landed prices, alternating because a shared machine's speed drifts. */
async function timeCards(db: Database, search: Search, listings: number) {
  const aggregates = await listAggregates(db)
  for (const [kind, queries] of [
    ['any page', spreadQueries(aggregates, 1500)],
    ['as people search', realisticQueries(aggregates, 1500)],
  ] as const) {
    await search({ ...queries[0], ...lusaka })
    const [without, withDestination]: [number[], number[]] = [[], []]
    for (const query of queries) {
      without.push(await timeOf(() => search({ ...query })))
      withDestination.push(await timeOf(() => search({ ...query, ...lusaka })))
    }
    const sum = (samples: number[]) => samples.reduce((all, one) => all + one, 0)
    report({
      figure: 'page with landed prices and verdicts',
      listings,
      kind,
      without_p50_ms: percentile(without, 0.5),
      with_p50_ms: percentile(withDestination, 0.5),
      without_p95_ms: percentile(without, 0.95),
      with_p95_ms: percentile(withDestination, 0.95),
      ratio: Math.round((100 * sum(withDestination)) / sum(without)) / 100,
    })
  }
}

/** Exact counts, any page, varying orders and budgets. */
async function timeLandedSearch(
  search: Search,
  destination: { to_country: string; to_city?: string },
  listings: number,
) {
  const first = await timeOf(() => search({ ...destination, may_import: true }))
  const random = mulberry(31)
  const { count } = (
    (await search({ ...destination, may_import: true })) as { body: { count: number } }
  ).body
  const pages = Math.max(1, Math.ceil(count / 25))
  const anyPage = () => 1 + Math.floor(random() * pages)
  const mayImport = Array.from({ length: 120 }, () => ({
    ...destination,
    may_import: true,
    page: anyPage(),
    ordering: pick(['price', '-price'], random),
  }))
  const budget = Array.from({ length: 120 }, () => ({
    ...destination,
    budget: 3_000 + Math.floor(random() * 30_000),
    ...(random() < 0.5 && { may_import: true }),
    page: 'last',
  }))
  const byLanded = Array.from({ length: 120 }, () => ({
    ...destination,
    ordering: pick(['landed', '-landed'], random),
    page: anyPage(),
  }))
  const searchIfFound = async (query: Query) => {
    try {
      await search(query)
    } catch (error) {
      // The page is beyond the last one, in a country without landed prices.
      if (!String(error).startsWith('Error: 404')) throw error
    }
  }
  report({
    figure: 'search with a destination',
    listings,
    country: destination.to_country,
    count,
    first_ms: Math.round(first),
    ...(await timeClockAndProcessor('may_import', mayImport, searchIfFound)),
    ...(await timeClockAndProcessor('budget', budget, searchIfFound)),
    ...(await timeClockAndProcessor('by_landed_price', byLanded, searchIfFound)),
  })
}

/** Wall time, and processor time of this process, because other programs may run on the same machine. */
async function timeClockAndProcessor(name: string, queries: readonly Query[], search: Search) {
  for (const query of queries.slice(0, queries.length / 6)) await search(query)
  const [clock, processor]: [number[], number[]] = [[], []]
  for (const query of queries) {
    const before = process.cpuUsage()
    clock.push(await timeOf(() => search(query)))
    const { user, system } = process.cpuUsage(before)
    processor.push((user + system) / 1000)
  }
  return {
    [`${name}_p95_ms`]: percentile(clock, 0.95),
    [`${name}_p95_cpu_ms`]: percentile(processor, 0.95),
  }
}

interface RuleOptions {
  search: Search
  listings: number
  vehicles: VehicleIndex
}

/**
 * The time from the commit of a changed fee to the first search that uses it, and the slowest search meanwhile. As in a web
 * process, recently used destinations are warmed while searches run.
 */
async function timeNewRule(db: Database, { search, listings, vehicles }: RuleOptions) {
  const rules = await readImportRules(db, 'ZM')
  const fee = rules?.fees.find(({ high, currency }) => high !== null && currency === 'USD')
  if (!rules || !fee) return
  const firstLandedPrice = async () => {
    const { body } = (await search({ ...lusaka, ordering: 'landed', may_import: true })) as {
      body: { results: { landed: { landed_high: string | null } }[] }
    }
    return body.results[0]?.landed.landed_high
  }
  // Forgets the destinations that were used so far, so that only Lusaka is warmed.
  takeUses(db)
  const before = await firstLandedPrice()
  const context = { ...contextOf(db), listedVehicles: () => vehicles }
  const warming = warmDestinations(context)
  while ((await findPricerSwap(context, destinationLusaka))?.swap.needsWarming !== false)
    await wait(200)
  fee.high = String(Number(fee.high) + 1)
  const checked = new Date().toISOString().slice(0, 10)
  await db
    .transaction()
    .execute((tx) => succeedRules(tx, { ...rules, checked_on: checked }, new Date()))
  const committed = performance.now()
  let longest = 0
  let searches = 0
  while (performance.now() - committed < 120_000) {
    let now: string | null | undefined
    longest = Math.max(
      longest,
      await timeOf(async () => {
        now = await firstLandedPrice()
      }),
    )
    searches += 1
    if (now !== before) break
    await wait(50)
  }
  report({
    figure: 'a changed rule takes effect',
    listings,
    seconds: Math.round((performance.now() - committed) / 100) / 10,
    searches_meanwhile: searches,
    longest_search_ms: Math.round(longest),
  })
  await warming.stop()
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

interface Comparison {
  name: string
  without: Iterator<string>
  with: Iterator<string>
  headers: Record<string, string>
}

/** Requests of one side in a row, and how many turns both sides have. */
const requestsPerTurn = 1_500
const turns = 12

/**
 * Lists over HTTP for a visitor with a destination and for one without: the API, and rendered pages. Both sides send the same
 * requests in turns, and each side begins every other turn. Processor time counts, because wall time depends on other load.
 */
export async function timeLandedBehindHttp(
  db: Database,
  { api, listings, cpu }: { api: string; listings: number; cpu: () => number },
) {
  const aggregates = await listAggregates(db)
  const realistic = realisticQueries(aggregates, requestsPerTurn * turns)
  const spread = spreadQueries(aggregates, requestsPerTurn * turns)
  const paths = (queries: typeof spread, extra: Query) =>
    cycle(queries.map((query) => pathOf({ ...query, ...extra })))
  const pages = Math.floor(listings / 60)
  const renderedPages = () =>
    cycle(
      Array.from(
        { length: 100_000 },
        (_, index) => `/search/${1 + ((index * 7919) % pages)}/0/0/1/*/*/0`,
      ),
    )
  const chosen = 'country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=dar-es-salaam'
  const cookie = `bandari_destination=${chosen}`
  const runs: Comparison[] = [
    {
      name: 'API, as people search',
      without: paths(realistic, {}),
      with: paths(realistic, lusaka),
      headers: {},
    },
    {
      name: 'API, any page',
      without: paths(spread, {}),
      with: paths(spread, lusaka),
      headers: {},
    },
    {
      name: 'rendered pages, each a different one',
      without: renderedPages(),
      with: renderedPages(),
      headers: { cookie },
    },
  ]
  // Pages are rendered only if the apps are built.
  const isBuilt = (await fetch(`${api}/search/1/0/0/1/*/*/0`)).ok
  for (const run of runs.slice(0, isBuilt ? 3 : 2)) {
    report({
      figure: 'lists with a destination',
      listings,
      kind: run.name,
      ...(await timeInterleaved(api, run, {
        cpu,
        amount: run === runs[2] ? requestsPerTurn / 10 : requestsPerTurn,
      })),
    })
  }
}

async function timeInterleaved(
  api: string,
  { headers, ...run }: Comparison,
  { cpu, amount }: { cpu: () => number; amount: number },
) {
  const spent = {
    without: { cpu: [] as number[], rps: [] as number[] },
    with: { cpu: [] as number[], rps: [] as number[] },
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const sides = ['without', 'with'] as const
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) {
      const before = cpu()
      const options = side === 'with' ? { headers } : {}
      const { rps, errors } = await load({
        url: api,
        paths: run[side],
        amount,
        seconds: 0,
        ...options,
      })
      if (errors > 0) throw new Error(`requests ${side} a destination failed`)
      spent[side].cpu.push((cpu() - before) / amount)
      spent[side].rps.push(rps)
    }
  }
  const median = (samples: readonly number[]) => percentile([...samples], 0.5)
  const [without, withDestination] = [spent.without, spent.with]
  const hundredths = (number: number) => Math.round(100 * number) / 100
  return {
    without_rps: median(without.rps),
    with_rps: median(withDestination.rps),
    ratio: hundredths(
      median(withDestination.rps.map((rps, turn) => rps / (without.rps[turn] ?? 1))),
    ),
    without_cpu_ms: hundredths(median(without.cpu)),
    with_cpu_ms: hundredths(median(withDestination.cpu)),
    cpu_ratio: hundredths(median(without.cpu) / median(withDestination.cpu)),
  }
}
