import { unique } from '@bandari/api/arrange'
import type { Shop } from '@bandari/api/shop'

/** Spares of which it is known, or not, whether they fit a Toyota Vitz. */

export interface FittedSpare {
  id: string
  title: string
  trim: number
}

export const vehicle = {
  make: 'Toyota',
  model: 'Vitz',
  variant: 'F',
  engine: '1.3 L petrol (1,329 cc)',
  name: '2014 Toyota Vitz F',
}

const category = 'Steering Columns'

export const catalogue = `/auto-parts/${encodeURIComponent(category)}`

/** What is sold by contact, or shipped and so ordered here. */
const offers = {
  local: { currency: 'KES', price: 450_000, location: 'Kilimani, Nairobi, Kenya' },
  export: { currency: 'USD', price: 4500, location: 'Yokohama, Japan' },
} as const

/** A spare in a category, and the years of a Vitz that it is said to fit; null says nothing of it. */
export async function stockSpare(
  shop: Shop,
  years: number[] | null,
  where = category,
  market: keyof typeof offers = 'local',
): Promise<FittedSpare> {
  const { currency, price, location } = offers[market]
  const title = `Bracket ${unique()}`
  const [made] = await shop.sql<FittedSpare & Record<string, unknown>>(
    `with made as (
       insert into products (market, class, title, reference, part_number, condition, category_id, location, contact,
         price, currency, quantity, status)
       select $4, 'parts', $1, $1, $1, 'New genuine', (select id from categories where name = $2 limit 1),
         $5, '+254 722 555 019', $6, $7, 2, 'live' returning id, title)
     select made.id, title, (select trims.id from trims join variants on variants.id = variant_id
       join models on models.id = model_id
       where models.name = 'Vitz' and variants.name = 'F' and engine = $3) as trim from made`,
    [title, where, vehicle.engine, market, location, price, currency],
  )
  if (!made) throw new Error('no spare was stocked')
  if (years) {
    await shop.sql('insert into fitments (product_id, trim_id, years) values ($1, $2, $3)', [
      made.id,
      made.trim,
      years,
    ])
  }
  return made
}

/** One that fits the vehicle, one that does not, one of which nothing is said. */
export async function stockThree(shop: Shop) {
  return {
    fitting: await stockSpare(shop, [2013, 2014]),
    other: await stockSpare(shop, [2018]),
    silent: await stockSpare(shop, null),
  }
}
