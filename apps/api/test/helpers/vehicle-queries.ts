import { sql } from 'kysely'
import { mulberry } from './random.ts'
import type { Database } from '../../src/platform/db/database.ts'
import {
  slugOf,
  type ValueFilter,
  valueFilters,
} from '../../src/stock/catalogue/filters/filters.ts'

/** A listed vehicle, as a search sees it. */
export interface Row extends Record<ValueFilter, string | null> {
  id: number
  class: string
  make: string
  model: string
  price: number
  year: number | null
  mileage: number | null
  features: string[]
  /** Days since 1970. */
  listed: number
  title: string
}

export async function listRows(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select products.id, class, makes.slug as make, models.slug as model, price, model_year as year, mileage,
      fuel_type as fuel, transmission, body_type as body, steering, colour, location, drive, seats::text, doors::text,
      engine_class(engine_size) as engine, auction_grade as grade, case when image_count > 0 then 'yes' end as pictures,
      features, listed_day(date_created) as listed, title
    from products join makes on makes.id = make_id join models on models.id = model_id
    where listed order by price, products.id`.execute(db)
  return rows
}

export type Query = Record<string, string>

/** A make's name is no word of the search: it is the filter (contract C28). */
function wordsOf({ title }: Row, makes: ReadonlySet<string>): string[] {
  const words = title.toLowerCase().split(/[\s:-]+/)
  return words.filter((word) => /^[a-z0-9]+$/.test(word) && !makes.has(word))
}

/** Filter sets as people make them: around a vehicle there is, so that most find something. */
export function randomQueries(rows: readonly Row[], count: number): Query[] {
  const random = mulberry(count)
  const makes = new Set(rows.map(({ make }) => make))
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  return Array.from({ length: count }, () => {
    const [row, other] = [pick(rows), pick(rows)]
    const query: Query = {}
    if (random() < 0.5) query['class'] = row.class
    if (random() < 0.4) query['make'] = row.make
    if (query['make'] && random() < 0.4) query['model'] = row.model
    if (random() < 0.3)
      query['year__range'] = `${(row.year ?? 2015) - 2}__${(row.year ?? 2015) + 2}`
    if (random() < 0.3)
      query['mileage__range'] = pick(['__100000', '0__0', `20000__${row.mileage ?? 1}`, '50000__'])
    if (random() < 0.3)
      query['price__range'] = pick([
        '2000__8000',
        '0__5500',
        `${row.price / 100}__0`,
        `1234.56__${row.price / 100}`,
        '9000__1000',
      ])
    for (const name of valueFilters) {
      const slugs = [row, other].map((one) => slugOf(one[name] ?? '')).filter((slug) => slug !== '')
      if (random() < 1.5 / valueFilters.length && slugs.length > 0)
        query[name] = [...new Set(slugs)].join(',')
    }
    const features = row.features.filter(() => random() < 0.3)
    if (random() < 0.2 && features.length > 0)
      query['features'] = [...new Set(features.map(slugOf))].join(',')
    if (random() < 0.1) query['listed_within'] = pick(['0', '3', '7', '30', '400'])
    if (random() < 0.25) query['search'] = pick(wordsOf(row, makes))
    return query
  })
}
