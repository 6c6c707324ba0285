import type { World } from './world.ts'

/** The version of a record as it is now, 1 where there is none: for a test that is not about who was quicker. */
export async function versionOf(
  { db }: Pick<World, 'db'>,
  table: 'accounts' | 'products' | 'requests' | 'vouchers',
  id: number,
): Promise<number> {
  const row = await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? 1
}
