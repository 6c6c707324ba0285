import { unique } from '@bandari/api/arrange'
import type { Shop } from '@bandari/api/shop'

export interface LocalListing {
  id: string
  title: string
  make: string
}

/** A listing in Kenya of a make that nobody else has, with what is wished of it. */
export async function listLocally(
  shop: Shop,
  { spare = false, quantity = 2, category = 'Brake Pads' } = {},
): Promise<LocalListing> {
  const make = `make-${unique()}`
  const title = `${spare ? 'Front Brake Pads' : 'Hatchback 1.3'} of ${make}`
  const [made] = await shop.sql<{ id: string }>(
    `with made as (insert into makes (slug, name) values ($1, $1) returning id)
     insert into products (market, class, make_id, title, reference, part_number, condition, category_id,
       location, contact, price, currency, quantity, status)
     select 'local', $2, made.id, $3, $1, '04465-' || $1, 'New genuine', categories.id,
       'Kilimani, Nairobi, Kenya', '+254 722 555 019', 78000000, 'KES', $4, 'live'
     from made left join categories on $2 = 'parts' and categories.name = $5 returning id`,
    [make, spare ? 'parts' : 'cars', title, quantity, category],
  )
  if (!made) throw new Error('not listed')
  return { id: made.id, title, make }
}
