import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ComparedListing } from './similar.store.ts'
import { type Effect, enoughLetters, enoughPictures } from './missing.ts'

/** A listing that fewer people were shown says nothing. */
const fewestShown = 30

/** Measures what each part of a listing does for how often it is opened, since a day. Runs at night, over all listings. */
export async function measureEffects(db: Database, since: string): Promise<number> {
  await sql`delete from view_effects`.execute(db)
  const { numAffectedRows = 0n } = await sql`
    insert into view_effects (market, class, part, rate_with, rate_without, listings_with, listings_without)
    select market, class, part, percentile_cont(0.5) within group (order by rate) filter (where has),
      percentile_cont(0.5) within group (order by rate) filter (where not has),
      count(*) filter (where has), count(*) filter (where not has)
    from (
      select product_id, sum(opened)::double precision / sum(shown) as rate from view_days
      where day >= ${since} group by product_id having sum(shown) >= ${fewestShown}
    ) as seen join products on products.id = product_id
    cross join lateral (values
      ('pictures', image_count >= ${enoughPictures}),
      ('description', length(description) >= ${enoughLetters}),
      ('video', exists (select from product_videos where product_videos.product_id = products.id)),
      ('inspection', inspection is not null),
      ('mileage', mileage is not null)
    ) as parts (part, has)
    where class <> 'other'
    group by market, class, part
    having count(*) filter (where has) > 0 and count(*) filter (where not has) > 0`.execute(db)
  return Number(numAffectedRows)
}

export async function listEffects(
  db: Database,
  { market, class: kind }: Pick<ComparedListing, 'market' | 'class'>,
): Promise<Effect[]> {
  const { rows } = await sql<Effect>`
    select part, rate_with, rate_without, listings_with, listings_without
    from view_effects where market = ${market} and class = ${kind}`.execute(db)
  return rows
}
