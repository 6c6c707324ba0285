import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { FeedVehicle } from './feed-format.ts'

const batch = 500

/**
 * The vehicles on offer, some hundred at a time along the primary key, so that neither memory nor a connection is held while they
 * are written. Names are looked up one by one: joined, all models would be read for each batch.
 */
export async function* listFeedVehicles(db: Database): AsyncGenerator<FeedVehicle[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<FeedVehicle>`
      select id, class, title, subtitle, description, model_year, mileage, fuel_type, transmission, body_type, drive, colour,
        features, chassis_number, price, currency, coalesce(published_at, date_created) as since,
        (select name from makes where makes.id = make_id) as make,
        (select name from models where models.id = model_id) as model,
        array(select hash from product_images join media on media.id = media_id
          where product_id = products.id order by position limit 11) as pictures
      from products where id > ${after} and listed order by id limit ${batch}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    if (rows.length < batch) return
    after = end.id
  }
}
