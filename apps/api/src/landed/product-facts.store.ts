import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { findCountryCode } from '../pricing/local-charges/country-codes.store.ts'
import type { ListedCar } from './product-facts.ts'

/** A vehicle for export as it is listed, with the country of the port it is loaded at. */
export async function findListedCar(db: Database, id: number): Promise<ListedCar | null> {
  const car = await db
    .selectFrom('products')
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
      sql<string | null>`vehicle_loaded_in(products)`.as('loaded_in'),
      'chassis_number',
      'makes.name as make',
      'models.name as model',
    ])
    .where('products.id', '=', id)
    .executeTakeFirst()
  if (!car) return null
  const { loaded_in: name, ...listed } = car
  return { ...listed, origin: name === null ? null : await findCountryCode(db, name) }
}
