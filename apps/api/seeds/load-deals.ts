import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database.ts'

/** The number of hand-picked vehicles, and of young ones, which the strictest country still admits. */
const ofEach = 12
const youngSince = 2020

/** The deals of the demo shop: the first vehicles of its catalogue, mixed with the cheapest of its young cars. */
export async function loadDeals(db: Database) {
  const present = await db.selectFrom('deals').select('product_id').limit(1).executeTakeFirst()
  if (present) return
  await sql`
    with picked as (
      select id, 2 * row_number() over (order by id) as position from products
      where listed and class = 'cars' and model_year < ${youngSince}
      order by id limit ${ofEach}
    ), young as (
      select id, 2 * row_number() over (order by price, id) + 1 as position from (
        select distinct on (model_id) products.id, price from products
        join makes on makes.id = products.make_id
        where listed and class = 'cars' and model_year >= ${youngSince} and steering = 'Right'
          and makes.slug in ('toyota', 'nissan', 'honda', 'mazda', 'suzuki', 'subaru')
        order by model_id, price, products.id
      ) as cheapest
      order by price, id limit ${ofEach}
    )
    insert into deals (product_id, position)
    select id, position from picked union all select id, position from young`.execute(db)
}
