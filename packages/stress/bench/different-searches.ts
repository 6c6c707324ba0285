import { sql } from 'kysely'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { listFacetValues } from '@bandari/api/src/stock/catalogue/search/facet-values.store.ts'
import { slugOf } from '@bandari/api/src/stock/catalogue/filters/filters.ts'
import { report } from '../report.ts'
import { startProcess } from './process.ts'
import { type Aggregate, listAggregates, aggregateQuery } from './queries.ts'
import { mulberry, pick, type Random } from '@bandari/api/test/helpers/random.ts'
import { cycle, load } from './search.ts'

type Query = Record<string, string>

interface DifferentOptions {
  db: Database
  listings: number
  /** Address of the measured server; `env` starts another one on the same database. */
  api: string
  env: Record<string, string>
  seconds: number
  /** Processor time of the measured server, in milliseconds. */
  cpu: () => number
}

const connections = 32

/** Searches that were never sent before, and ten repeated ones without a shared cache, so that no cache hides their cost. */
export async function timeDifferentSearches({
  db,
  listings,
  api,
  env,
  seconds,
  cpu,
}: DifferentOptions) {
  const random = mulberry(23)
  const vocabulary = await readVocabulary(db)
  const measure = async (figure: string, paths: Iterator<string>, server = { url: api, cpu }) => {
    const result = await load({ ...server, paths, seconds, connections })
    report({ figure, listings, connections, ...result })
  }
  const neverSent = (operation: string, query: () => Query) =>
    distinct(() => `/api/${operation}/?${new URLSearchParams(query())}`)
  await measure(
    'different searches',
    neverSent('vehicles', () => randomSearch(vocabulary, random)),
  )
  await measure(
    'different searches, facets',
    neverSent('vehicle-facets', () => randomSearch(vocabulary, random)),
  )
  await measure(
    'never-repeating prices and filters',
    neverSent('vehicles', () => preciseSearch(vocabulary, random)),
  )
  await timeDetails({ listings, api, seconds, cpu })
  const withoutCache = await startProcess('./serve.ts', [], {
    ...env,
    PORT: '8323',
    SHARED_CACHE: 'false',
  })
  await waitForVehicles(listings)
  const ten = Array.from({ length: 10 }, () => randomSearch(vocabulary, random))
  await measure(
    'the same ten searches, no shared cache',
    cycle(ten.map((query) => `/api/vehicles/?${new URLSearchParams(query)}`)),
    { url: 'http://localhost:8323', cpu: withoutCache.cpu },
  )
  await withoutCache.stop()
}

/** The details of every product, one after the other. */
export async function timeDetails({
  listings,
  api: url,
  seconds,
  cpu,
}: Pick<DifferentOptions, 'listings' | 'api' | 'seconds' | 'cpu'>) {
  const result = await load({ url, cpu, paths: everyProduct(listings), seconds, connections })
  report({ figure: 'every product in turn', listings, connections, ...result })
}

/** Waits while the process reads the vehicles, which it does during its first requests; a million take about ten seconds. */
export function waitForVehicles(listings: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5000 + listings / 40))
}

/** What random searches are composed of. */
interface Vocabulary {
  aggregates: Aggregate[]
  values: readonly { filter: string; value: string }[]
  words: string[]
}

async function readVocabulary(db: Database): Promise<Vocabulary> {
  const { rows } = await sql<{ word: string }>`
    select word from words where n > 5 and word ~ '^[a-z0-9]+$' order by word`.execute(db)
  return {
    aggregates: await listAggregates(db),
    values: await listFacetValues({ db, index: null }),
    words: rows.map(({ word }) => word),
  }
}

/** A word, a make or model, a filter, ranges of round prices and years, each sometimes, in either price order. */
function randomSearch(vocabulary: Vocabulary, random: Random): Query {
  const query: Query = { ordering: random() < 0.8 ? 'price' : '-price' }
  if (random() < 0.5)
    Object.assign(query, aggregateQuery(pickPopular(vocabulary.aggregates, random)))
  if (random() < 0.4) query['search'] = pick(vocabulary.words, random)
  if (random() < 0.3)
    query['price__range'] =
      `${500 * Math.floor(random() * 20)}__${500 * (20 + Math.floor(random() * 60))}`
  if (random() < 0.5) addFilter(query, vocabulary, random)
  if (random() < 0.3)
    query['year__range'] = `${2000 + Math.floor(random() * 15)}__${2016 + Math.floor(random() * 8)}`
  return query
}

/** A price range to the cent and a mileage to the kilometre, which practically never repeat. */
function preciseSearch(vocabulary: Vocabulary, random: Random): Query {
  const from = Math.floor(random() * 1_000_000) / 100
  const query: Query = {
    price__range: `${from}__${(from + 2000 + Math.floor(random() * 1_000_000) / 100).toFixed(2)}`,
  }
  if (random() < 0.5) query['mileage__range'] = `__${Math.floor(30_000 + random() * 150_000)}`
  addFilter(query, vocabulary, random)
  return query
}

function addFilter(query: Query, { values }: Vocabulary, random: Random): void {
  const { filter, value } = pick(values, random)
  query[filter] = slugOf(value)
}

/** One of the largest aggregates; they are sorted largest first. */
function pickPopular(aggregates: readonly Aggregate[], random: Random): Aggregate {
  return pick(aggregates.slice(0, Math.ceil(aggregates.length ** random())), random)
}

/** Never yields the same path twice. */
function* distinct(make: () => string): Generator<string, never> {
  const yielded = new Set<string>()
  for (;;) {
    const path = make()
    if (yielded.has(path)) continue
    yielded.add(path)
    yield path
  }
}

function* everyProduct(listings: number): Generator<string, never> {
  for (;;) for (let id = 1; id <= listings; id += 1) yield `/api/products/${id}/`
}
