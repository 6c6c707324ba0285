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
import { load, walk } from './search.ts'

type Query = Record<string, string | number | boolean>

const lusaka = { to_country: 'ZM', to_city: 'Lusaka' } as const

/** The same for the pricer. */
const destinationLusaka = {
  country: 'ZM',
  city: 'Lusaka',
  shipping: 'RORO',
  insurance: true,
} as const

/** Searches by landed price, in a process that holds the vehicles in memory. */
export async function timeLandedSearches(connection: ClientConfig, db: Database, listings: number) {
  const held = await readVehicles(connection, new VehicleIndex())
  const search = callerOf(db, 'searchVehicles', { listedVehicles: () => held.index })
  const ask = (query: Query) => search({ ...query, page: String(query['page'] ?? 1) })
  await timeCards(db, ask, listings)
  for (const { country, routes } of await listRuledCountries(db)) {
    const city = routes[0]?.to_city
    const destination = { to_country: country.iso2, ...(city !== undefined && { to_city: city }) }
    await timeLandedSearch(ask, destination, listings)
  }
  await timeNewRule(db, { ask, listings, model: held.index })
}

type Ask = (query: Query) => Promise<unknown>

/** The same pages with and without landed prices, asked for in turn: a shared machine's speed drifts. */
async function timeCards(db: Database, ask: Ask, listings: number) {
  const aggregates = await listAggregates(db)
  for (const [kind, queries] of [
    ['any page', spreadQueries(aggregates, 1500)],
    ['as people search', realisticQueries(aggregates, 1500)],
  ] as const) {
    await ask({ ...queries[0], ...lusaka })
    const [without, withDoor]: [number[], number[]] = [[], []]
    for (const query of queries) {
      without.push(await clocked(() => ask({ ...query })))
      withDoor.push(await clocked(() => ask({ ...query, ...lusaka })))
    }
    const sum = (samples: number[]) => samples.reduce((all, one) => all + one, 0)
    report({
      figure: 'page with landed prices and verdicts',
      listings,
      kind,
      without_p50_ms: percentile(without, 0.5),
      with_p50_ms: percentile(withDoor, 0.5),
      without_p95_ms: percentile(without, 0.95),
      with_p95_ms: percentile(withDoor, 0.95),
      ratio: Math.round((100 * sum(withDoor)) / sum(without)) / 100,
    })
  }
}

/** Exact counts, any page, other filters and budgets: nothing is asked twice. */
async function timeLandedSearch(
  ask: Ask,
  destination: { to_country: string; to_city?: string },
  listings: number,
) {
  const first = await clocked(() => ask({ ...destination, may_import: true }))
  const random = mulberry(31)
  const { count } = (
    (await ask({ ...destination, may_import: true })) as { body: { count: number } }
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
  const allowed = async (query: Query) => {
    try {
      await ask(query)
    } catch (error) {
      // A page beyond the last one, of a country where nothing is known.
      if (!String(error).startsWith('Error: 404')) throw error
    }
  }
  report({
    figure: 'search at a door',
    listings,
    country: destination.to_country,
    count,
    first_ms: Math.round(first),
    ...(await timeBoth('may_import', mayImport, allowed)),
    ...(await timeBoth('budget', budget, allowed)),
    ...(await timeBoth('by_door', byLanded, allowed)),
  })
}

/** By the clock, and by the processor's time of this process: others may work on the same machine. */
async function timeBoth(name: string, queries: readonly Query[], ask: Ask) {
  for (const query of queries.slice(0, queries.length / 6)) await ask(query)
  const [clock, processor]: [number[], number[]] = [[], []]
  for (const query of queries) {
    const began = process.cpuUsage()
    clock.push(await clocked(() => ask(query)))
    const { user, system } = process.cpuUsage(began)
    processor.push((user + system) / 1000)
  }
  return {
    [`${name}_p95_ms`]: percentile(clock, 0.95),
    [`${name}_p95_cpu_ms`]: percentile(processor, 0.95),
  }
}

interface Shop {
  ask: Ask
  listings: number
  model: VehicleIndex
}

/**
 * From the commit of a new fee to the first search that knows it, and the longest that a search took meanwhile. As in a web process the
 * destinations that were asked for are warmed beside the searches.
 */
async function timeNewRule(db: Database, { ask, listings, model }: Shop) {
  const rules = await readImportRules(db, 'ZM')
  const fee = rules?.fees.find(({ high, currency }) => high !== null && currency === 'USD')
  if (!rules || !fee) return
  const dearest = async () => {
    const { body } = (await ask({ ...lusaka, ordering: 'landed', may_import: true })) as {
      body: { results: { landed: { landed_high: string | null } }[] }
    }
    return body.results[0]?.landed.landed_high
  }
  // Nobody asked for the destinations in other countries.
  takeUses(db)
  const before = await dearest()
  const context = { ...contextOf(db), listedVehicles: () => model }
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
      await clocked(async () => {
        now = await dearest()
      }),
    )
    searches += 1
    if (now !== before) break
    await wait(50)
  }
  report({
    figure: 'a changed rule is folded in',
    listings,
    seconds: Math.round((performance.now() - committed) / 100) / 10,
    searches_meanwhile: searches,
    longest_search_ms: Math.round(longest),
  })
  await warming.stop()
}

async function clocked(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

interface Run {
  name: string
  without: Iterator<string>
  with: Iterator<string>
  headers: Record<string, string>
}

/** Requests of one kind in a row, and how often both kinds have their turn. */
const chunk = 1_500
const turns = 12

/**
 * Lists behind HTTP for a visitor with a destination and for one without: the API, and pages as they are drawn. Both are asked the same
 * for the first time, in turns, each first in every other one; a busy machine's clock says less than the processor's time.
 */
export async function timeLandedBehindHttp(
  db: Database,
  { api, listings, cpu }: { api: string; listings: number; cpu: () => number },
) {
  const aggregates = await listAggregates(db)
  const realistic = realisticQueries(aggregates, chunk * turns)
  const spread = spreadQueries(aggregates, chunk * turns)
  const paths = (queries: typeof spread, extra: Query) =>
    walk(queries.map((query) => pathOf({ ...query, ...extra })))
  const pages = Math.floor(listings / 60)
  const drawn = () =>
    walk(
      Array.from(
        { length: 100_000 },
        (_, index) => `/search/${1 + ((index * 7919) % pages)}/0/0/1/*/*/0`,
      ),
    )
  const chosen = 'country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=dar-es-salaam'
  const cookie = `bandari_destination=${chosen}`
  const runs: Run[] = [
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
    { name: 'drawn pages, each another one', without: drawn(), with: drawn(), headers: { cookie } },
  ]
  // Pages are drawn where the apps are built.
  const isBuilt = (await fetch(`${api}/search/1/0/0/1/*/*/0`)).ok
  for (const run of runs.slice(0, isBuilt ? 3 : 2)) {
    report({
      figure: 'lists with a destination',
      listings,
      kind: run.name,
      ...(await timeInTurns(api, run, { cpu, amount: run === runs[2] ? chunk / 10 : chunk })),
    })
  }
}

async function timeInTurns(
  api: string,
  { headers, ...run }: Run,
  { cpu, amount }: { cpu: () => number; amount: number },
) {
  const spent = {
    without: { cpu: [] as number[], rps: [] as number[] },
    with: { cpu: [] as number[], rps: [] as number[] },
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const sides = ['without', 'with'] as const
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) {
      const began = cpu()
      const own = side === 'with' ? { headers } : {}
      const { rps, errors } = await load({ url: api, paths: run[side], amount, seconds: 0, ...own })
      if (errors > 0) throw new Error(`requests ${side} a destination failed`)
      spent[side].cpu.push((cpu() - began) / amount)
      spent[side].rps.push(rps)
    }
  }
  const median = (samples: readonly number[]) => percentile([...samples], 0.5)
  const [without, withDoor] = [spent.without, spent.with]
  const hundredths = (number: number) => Math.round(100 * number) / 100
  return {
    without_rps: median(without.rps),
    with_rps: median(withDoor.rps),
    ratio: hundredths(median(withDoor.rps.map((rps, turn) => rps / (without.rps[turn] ?? 1)))),
    without_cpu_ms: hundredths(median(without.cpu)),
    with_cpu_ms: hundredths(median(withDoor.cpu)),
    cpu_ratio: hundredths(median(without.cpu) / median(withDoor.cpu)),
  }
}
