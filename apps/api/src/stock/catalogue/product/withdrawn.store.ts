import type { Database } from '../../../platform/db/database.ts'

/** A product that is no longer on offer; null when there never was one. */
export async function findWithdrawn(db: Database, id: number) {
  const found = await db
    .selectFrom('withdrawn_products')
    .leftJoin('makes', 'makes.id', 'withdrawn_products.make_id')
    .leftJoin('models', 'models.id', 'withdrawn_products.model_id')
    .select(['title', 'class', 'makes.name as make', 'models.name as model'])
    .where('product_id', '=', id)
    .executeTakeFirst()
  return found ?? null
}
