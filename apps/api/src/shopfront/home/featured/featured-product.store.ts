import type { Database } from '../../../platform/db/database.ts'

/** A vehicle may be featured if the shop's search shows it. */
export function findFeaturable(db: Database, id: number) {
  return db
    .selectFrom('products')
    .select(['id', 'class', 'body_type', 'price'])
    .where('id', '=', id)
    .where('listed', '=', true)
    .executeTakeFirst()
}
