import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** A product that is no longer on offer; null when there never was one. */
export async function findWithdrawn(db: Database, id: number) {
  const found = await withdrawn(db).where('product_id', '=', id).executeTakeFirst()
  return found ?? null
}

/** Those of the products that are no longer on offer. */
export async function listWithdrawn(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return withdrawn(db)
    .select('product_id as id')
    .where('product_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
}

export type WithdrawnRow = Awaited<ReturnType<typeof listWithdrawn>>[number]

function withdrawn(db: Database) {
  return db
    .selectFrom('withdrawn_products')
    .leftJoin('makes', 'makes.id', 'withdrawn_products.make_id')
    .leftJoin('models', 'models.id', 'withdrawn_products.model_id')
    .select(['title', 'class', 'makes.name as make', 'models.name as model'])
}
