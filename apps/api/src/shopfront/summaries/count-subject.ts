import type { VehicleSummary } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import { fromMinor } from '../../landed/amounts.ts'
import { countInIndex } from '../../stock/catalogue/facets/count-in-index.ts'
import {
  countFacetRows,
  type FacetCounts,
  type WantedFacets,
} from '../../stock/catalogue/facets/facets.store.ts'
import { vehicleFacets } from '../../stock/catalogue/facets/facets.view.ts'
import { activeFilters } from '../../stock/catalogue/filters/excluding.ts'
import { matchersOf } from '../../stock/catalogue/search/find-vehicles.ts'
import { resolveSearch, type VehicleSearch } from '../../stock/catalogue/search/resolve-search.ts'
import { searchVehicleRows } from '../../stock/catalogue/search/vehicle-rows.store.ts'
import type { VehicleIndex } from '../../stock/catalogue/engine/vehicle-index.ts'
import type { Database } from '../../platform/db/database.ts'
import { queryOf, type Subject } from './subject.ts'

type Counted = Pick<VehicleSummary, 'count' | 'price' | 'years' | 'facets'>

/** What vehicles for export are priced in. */
const currency = 'USD'

/** How many there are of a subject, from which price and of which years, and what stands beside it. */
export async function countSubject(
  context: Pick<Context, 'db' | 'listedVehicles' | 'clock'>,
  subject: Subject,
): Promise<{ counted: Counted; search: VehicleSearch; index: VehicleIndex | null }> {
  const { db } = context
  const search = await resolveSearch(context, queryOf(subject))
  const index = context.listedVehicles()
  const { clauses, market } = search
  const wanted = wantedFor(subject)
  const counts = index
    ? countInIndex(index, matchersOf(index, clauses), wanted)
    : await countFacetRows(db, { clauses, market }, wanted)
  const { count, facets } = facetsOf(counts, { search, subject })
  const [from, to] = [
    await priceAtEnd({ db, index, search, descending: false }),
    await priceAtEnd({ db, index, search, descending: true }),
  ]
  return {
    index,
    search,
    counted: {
      count,
      price:
        from === null || to === null
          ? null
          : { from: fromMinor(from, currency), to: fromMinor(to, currency), currency },
      years: yearsOf(facets.year.map(({ value }) => Number(value))),
      facets,
    },
  }
}

/** Models and bodies are counted as if none were asked for: a page leads to its neighbours. */
function wantedFor({ make, model, body }: Subject): WantedFacets[] {
  const own: WantedFacets['facets'] = [
    ...(make ? [] : (['make'] as const)),
    ...(make && !model ? (['model'] as const) : []),
    ...(body ? [] : (['body'] as const)),
    'year',
    'steering',
    'price',
  ]
  return [
    { excluding: '', facets: own },
    ...(model ? [{ excluding: 'model', facets: ['model'] } as const] : []),
    ...(body ? [{ excluding: 'body', facets: ['body'] } as const] : []),
  ]
}

function facetsOf(
  counts: readonly FacetCounts[],
  { search, subject }: { search: VehicleSearch; subject: Subject },
): Pick<Counted, 'count' | 'facets'> {
  const { count, facets } = vehicleFacets(counts, {
    search,
    names: subject.names,
    active: activeFilters(search.clauses),
    listed: { days: 0, count: 0 },
  })
  const { make, model, body, year, steering, price } = facets
  const held = (values: typeof make) => values.filter((one) => one.count > 0)
  return {
    count,
    facets: {
      make: subject.make ? [] : held(make),
      model: held(model),
      body: held(body),
      year,
      steering,
      price: price.filter((band) => band.count > 0),
    },
  }
}

export function yearsOf(years: readonly number[]): Counted['years'] {
  return years.length === 0 ? null : { from: Math.min(...years), to: Math.max(...years) }
}

interface Wish {
  db: Database
  index: VehicleIndex | null
  search: VehicleSearch
  descending: boolean
}

/** Cents of the cheapest or the dearest; null where there is none. */
async function priceAtEnd({ db, index, search, descending }: Wish): Promise<number | null> {
  const { clauses, market } = search
  if (index)
    return index.first(matchersOf(index, clauses), { descending, limit: 1 })[0]?.price ?? null
  const order = { sort: 'price', descending } as const
  const { rows } = await searchVehicleRows(db, clauses, { market, order, limit: 1, offset: 0 })
  return rows[0]?.price ?? null
}
