import { sql } from 'kysely'
import { listFacetValues } from '@bandari/api/src/stock/catalogue/search/facet-values.store.ts'
import { plainSorts } from '@bandari/api/src/stock/catalogue/search/sorts.store.ts'
import { slugOf } from '@bandari/api/src/stock/catalogue/filters/filters.ts'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import type { Context } from '@bandari/api/src/core/context.ts'
import { callerOf, timeEach } from '@bandari/api/test/helpers/calls.ts'
import { report } from '../report.ts'
import { listAggregates, aggregateQuery, type Aggregate } from './queries.ts'
import { mulberry, pick, type Random } from '@bandari/api/test/helpers/random.ts'

type Query = Record<string, string>

interface Engine {
  /** What finds and counts. Typed texts are always parsed by the database. */
  engine: 'database' | 'memory'
  context: Partial<Context>
}

/** Times filters, facets and typed texts, one call at a time and without HTTP. */
export async function timeFilters(
  db: Database,
  listings: number,
  { engine, context }: Engine = { engine: 'database', context: {} },
) {
  const random = mulberry(13)
  const filtered = await filteredQueries(db, { count: 600, random })
  const texts = await typedTexts(db, { count: 600, random })
  const search = callerOf(db, 'searchVehicles', context)
  const facets = callerOf(db, 'countVehicleFacets', context)
  const understand = callerOf(db, 'understandVehicleText')
  const understood: Query[] = []
  for (const q of texts) understood.push((await understand({ q })).body.query as Query)
  const misspelt = texts.map((text) => ({ q: misspell(text, random) }))
  const runs = {
    'facets of filters': () => timeEach(filtered, facets),
    'page of filters': () => timeEach(filtered, search),
    'facets of a text': () => timeEach(understood, facets),
    'page of a text': () => timeEach(understood, search),
  }
  const understanding = {
    'text understood': () =>
      timeEach(
        texts.map((q) => ({ q })),
        understand,
      ),
    'misspelt text understood': () => timeEach(misspelt, understand),
  }
  // Every sort order; each tenth query asks for the last page.
  const sorted = Object.fromEntries(
    plainSorts.map((ordering) => {
      const queries = filtered.map((query, index) => ({
        ...query,
        ordering,
        ...(index % 10 === 0 ? { page: 'last' } : {}),
      }))
      return [`page of filters by ${ordering}`, () => timeEach(queries, search)]
    }),
  )
  const toNairobi = filtered.map((query) => ({ ...query, ordering: 'recommended', ...nairobi }))
  const atDestination = {
    'page of filters recommended at a destination': () => timeEach(toNairobi, search),
  }
  const suggest = callerOf(db, 'suggestSearches')
  const suggesting = {
    suggestions: () =>
      timeEach(
        texts.map((text) => ({ q: text.slice(0, 1 + (text.length % 12)) })),
        suggest,
      ),
  }
  const runsOfEngine =
    engine === 'database'
      ? { ...runs, ...understanding, ...suggesting }
      : { ...runs, ...sorted, ...atDestination }
  for (const [figure, run] of Object.entries(runsOfEngine))
    report({ figure, engine, listings, ...(await run()) })
}

const nairobi = { to_country: 'KE', to_city: 'Nairobi' } as const

interface SampleOptions {
  count: number
  random: Random
}

/** Any aggregate with one to four filters: one or two values, or a range of years, mileages or prices. */
async function filteredQueries(db: Database, { count, random }: SampleOptions): Promise<Query[]> {
  const aggregates = await listAggregates(db)
  const values = await listFacetValues({ db, index: null })
  const ranges: readonly (() => Query)[] = [
    () => ({ year__range: `${2000 + Math.floor(random() * 15)}__2018` }),
    () => ({ mileage__range: `__${20_000 * (1 + Math.floor(random() * 10))}` }),
    () => ({ price__range: `${500 * Math.floor(random() * 20)}__10000` }),
  ]
  const filter = (): Query => {
    if (random() < 0.4) return pick(ranges, random)()
    const { filter: name } = pick(values, random)
    const sameFilter = values.filter((one) => one.filter === name)
    const slugs = [1, 2].map(() => slugOf(pick(sameFilter, random).value))
    return { [name]: [...new Set(slugs)].join(',') }
  }
  return Array.from({ length: count }, () => {
    const query: Query = aggregateQuery(
      random() < 0.3 ? pick(aggregates, random) : pickPopular(aggregates, random),
    )
    const filters = 1 + Math.floor(random() * 4)
    for (let n = 0; n < filters; n += 1) Object.assign(query, filter())
    return query
  })
}

/** One of the largest aggregates; they are sorted largest first. */
function pickPopular(aggregates: readonly Aggregate[], random: Random): Aggregate {
  return pick(aggregates.slice(0, Math.ceil(aggregates.length ** random())), random)
}

/** "2012 toyota hilux diesel", "hilux double cab": some words of the title and the specification of some vehicles. */
async function typedTexts(db: Database, { count, random }: SampleOptions): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select concat_ws(' ', title, lower(fuel_type), lower(colour)) as words from products
    where listed and id % greatest(1, (select count(*) / ${count * 2} from products)) = 0
    order by id limit ${count}`.execute(db)
  return rows.map(({ words }) => {
    const all = words.split(' ')
    const chosen = all.filter(() => random() < 4 / all.length)
    return (chosen.length > 0 ? chosen : all).join(' ')
  })
}

/** The longest word without one of its letters. */
function misspell(text: string, random: Random): string {
  const words = text.split(' ')
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const position = 1 + Math.floor(random() * (longest.length - 1))
  return text.replace(longest, longest.slice(0, position) + longest.slice(position + 1))
}
