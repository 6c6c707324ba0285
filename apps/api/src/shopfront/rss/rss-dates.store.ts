import type { Database } from '../../platform/db/database.ts'

/** When each of these listings went live; where nobody noted it, when it was made. */
export async function listPublishedAt(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'published_at', 'date_created'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, published_at, date_created }) => [id, published_at ?? date_created]),
  )
}
