import { sql } from 'kysely'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { mulberry } from '@bandari/api/test/helpers/random.ts'

/** A vehicle search as the storefront sends it. */
export interface SearchQuery {
  class: string
  make?: string
  model?: string
  price__range?: string
  ordering: string
  page: number
}

export interface Aggregate {
  class: string
  make: string | null
  model: string | null
  n: number
}

/** Every class, make and model, with its count. */
export async function listAggregates(db: Database): Promise<Aggregate[]> {
  const { rows } = await sql<Aggregate>`
    select class, makes.slug as make, models.slug as model, n from (
      select class, make_id, model_id, count(*)::integer as n from vehicle_search
      group by grouping sets ((class), (class, make_id), (class, make_id, model_id))) as counted
    left join makes on makes.id = counted.make_id left join models on models.id = counted.model_id
    where counted.make_id is not null or counted.model_id is null order by n desc`.execute(db)
  return rows
}

/** Evenly spread: any aggregate, any page of it, either order, a third with a price range. */
export function spreadQueries(aggregates: Aggregate[], count: number): SearchQuery[] {
  const random = mulberry(7)
  return Array.from({ length: count }, () => {
    const aggregate = aggregates[Math.floor(random() * aggregates.length)] ?? aggregates[0]
    if (!aggregate) throw new Error('The catalogue is empty')
    const range = random() < 0.33
    const from = 500 * Math.floor(random() * 40)
    const pages = Math.max(1, Math.ceil(aggregate.n / 25))
    return {
      ...aggregateQuery(aggregate),
      ordering: random() < 0.5 ? 'price' : '-price',
      page: range ? 1 : 1 + Math.floor(random() * pages),
      ...(range
        ? { price__range: `${from}__${from + 500 * (1 + Math.floor(random() * 40))}` }
        : {}),
    }
  })
}

/** As people search: popular aggregates far more often than others (zipf), mostly first pages, few sort or filter. */
export function realisticQueries(aggregates: Aggregate[], count: number): SearchQuery[] {
  const random = mulberry(11)
  return Array.from({ length: count }, () => {
    const aggregate =
      aggregates[Math.min(aggregates.length - 1, Math.floor(aggregates.length ** random()) - 1)] ??
      aggregates[0]
    if (!aggregate) throw new Error('The catalogue is empty')
    const pages = Math.max(1, Math.ceil(aggregate.n / 25))
    const from = 500 * Math.floor(random() * 20)
    return {
      ...aggregateQuery(aggregate),
      ordering: random() < 0.85 ? 'price' : '-price',
      page: Math.min(pages, random() < 0.7 ? 1 : Math.ceil(10 ** (random() * 1.5))),
      ...(random() < 0.15 ? { price__range: `${from}__${from + 5000}`, page: 1 } : {}),
    }
  })
}

export function aggregateQuery({ class: vehicleClass, make, model }: Aggregate) {
  return { class: vehicleClass, ...(make ? { make } : {}), ...(model ? { model } : {}) }
}

export function pathOf(query: SearchQuery): string {
  return `/api/vehicles/?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}
