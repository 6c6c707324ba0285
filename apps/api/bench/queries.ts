import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database.ts'
import { mulberry } from './random.ts'

/** A vehicle search as the storefront asks it. */
export interface SearchQuery {
  class: string
  make?: string
  model?: string
  price__range?: string
  ordering: string
  page: number
}

export interface Shelf {
  class: string
  make: string | null
  model: string | null
  n: number
}

/** Every class, make and model there is, with its count. */
export async function listShelves(db: Database): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select cube.class, makes.slug as make, models.slug as model, cube.n from vehicle_cube as cube
    left join makes on makes.id = cube.make_id left join models on models.id = cube.model_id
    where price_step = -1 and cube.n > 0 order by n desc`.execute(db)
  return rows
}

/** Evenly spread: any shelf, any page of it, either order, a third with a price range. */
export function spreadQueries(shelves: Shelf[], count: number): SearchQuery[] {
  const random = mulberry(7)
  return Array.from({ length: count }, () => {
    const shelf = shelves[Math.floor(random() * shelves.length)] ?? shelves[0]
    if (!shelf) throw new Error('The catalogue is empty')
    const range = random() < 0.33
    const from = 500 * Math.floor(random() * 40)
    const pages = Math.max(1, Math.ceil(shelf.n / 25))
    return {
      ...nameOf(shelf),
      ordering: random() < 0.5 ? 'price' : '-price',
      page: range ? 1 : 1 + Math.floor(random() * pages),
      ...(range
        ? { price__range: `${from}__${from + 500 * (1 + Math.floor(random() * 40))}` }
        : {}),
    }
  })
}

/** As people search: popular shelves far more often than others (zipf), mostly first pages, few sort or filter. */
export function realisticQueries(shelves: Shelf[], count: number): SearchQuery[] {
  const random = mulberry(11)
  return Array.from({ length: count }, () => {
    const shelf =
      shelves[Math.min(shelves.length - 1, Math.floor(shelves.length ** random()) - 1)] ??
      shelves[0]
    if (!shelf) throw new Error('The catalogue is empty')
    const pages = Math.max(1, Math.ceil(shelf.n / 25))
    const from = 500 * Math.floor(random() * 20)
    return {
      ...nameOf(shelf),
      ordering: random() < 0.85 ? 'price' : '-price',
      page: Math.min(pages, random() < 0.7 ? 1 : Math.ceil(10 ** (random() * 1.5))),
      ...(random() < 0.15 ? { price__range: `${from}__${from + 5000}`, page: 1 } : {}),
    }
  })
}

export function nameOf({ class: ofClass, make, model }: Shelf) {
  return { class: ofClass, ...(make ? { make } : {}), ...(model ? { model } : {}) }
}

export function pathOf(query: SearchQuery): string {
  return `/api/vehicles/?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}
