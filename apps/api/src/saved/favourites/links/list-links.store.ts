import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'

export async function setListToken(
  db: Database,
  id: number,
  { token, sealed }: { token: string; sealed: Buffer },
): Promise<void> {
  await db
    .updateTable('favourite_lists')
    .set({ token_hash: hashOf(token), token_sealed: sealed })
    .where('id', '=', id)
    .execute()
}

export async function endListToken(db: Database, id: number): Promise<void> {
  await db
    .updateTable('favourite_lists')
    .set({ token_hash: null, token_sealed: null })
    .where('id', '=', id)
    .execute()
}

/** The list that a token shows: its name, and the products on it, kept last first. */
export async function findSharedList(db: Database, token: string) {
  const list = await db
    .selectFrom('favourite_lists')
    .select(['id', 'name'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!list) return null
  const items = await db
    .selectFrom('favourites')
    .select('product_id')
    .where('list_id', '=', list.id)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute()
  return { name: list.name, products: items.map(({ product_id }) => product_id) }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
