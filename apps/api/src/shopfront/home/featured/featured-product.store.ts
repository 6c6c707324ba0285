import type { Database } from '../../../platform/db/database.ts'

/** What may be promoted: a vehicle that the shop's search shows. */
export function findPromotable(db: Database, id: number) {
  return db
    .selectFrom('products')
    .select(['id', 'class', 'body_type', 'price'])
    .where('id', '=', id)
    .where('listed', '=', true)
    .executeTakeFirst()
}
