import type { Database } from '../../../platform/db/database.ts'

/** What may be featured: a vehicle that the shop's search shows. */
export function findFeaturable(db: Database, id: number) {
  return db
    .selectFrom('products')
    .select(['id', 'class', 'body_type', 'price'])
    .where('id', '=', id)
    .where('listed', '=', true)
    .executeTakeFirst()
}
