import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListedCar } from './product-facts.ts'

/** A vehicle for export as it is listed, with the country of the port it is loaded at. */
export async function findListedCar(db: Database, id: number): Promise<ListedCar | null> {
  const car = await db
    .selectFrom('products')
    .leftJoin('countries', (join) =>
      join.on(
        sql`lower(countries.name)`,
        '=',
        sql`lower(trim(split_part(products.origin_port, ',', 2)))`,
      ),
    )
    .leftJoin('makes', 'makes.id', 'products.make_id')
    .leftJoin('models', 'models.id', 'products.model_id')
    .select([
      'products.class',
      'body_type',
      'fuel_type',
      'steering',
      'engine_size',
      'seats',
      'manufactured',
      'first_registered',
      'auction_grade',
      'price',
      'currency',
      'status',
      'market',
      'vendor_id',
      'vendor_approved',
      'taken_down',
      'countries.code as origin',
      'chassis_number',
      'makes.name as make',
      'models.name as model',
    ])
    .where('products.id', '=', id)
    .executeTakeFirst()
  return car ?? null
}
