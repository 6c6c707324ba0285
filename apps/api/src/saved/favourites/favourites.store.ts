import type { Database } from '../../platform/db/database.ts'

/** Their owner's lists, the one without a name first, the others by name. */
export async function listFavouriteLists(db: Database, accountId: number) {
  return db
    .selectFrom('favourite_lists')
    .select(['id', 'name', 'token_sealed'])
    .where('account_id', '=', accountId)
    .orderBy('name', (order) => order.asc().nullsFirst())
    .execute()
}

export type FavouriteListRow = Awaited<ReturnType<typeof listFavouriteLists>>[number]

/** What is on all lists of somebody; kept last comes first. */
export async function listFavouritesOf(db: Database, accountId: number) {
  return db
    .selectFrom('favourites')
    .innerJoin('favourite_lists', 'favourite_lists.id', 'list_id')
    .select(['list_id', 'product_id', 'price', 'currency', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute()
}

export type FavouriteRow = Awaited<ReturnType<typeof listFavouritesOf>>[number]

interface NewList {
  accountId: number
  name: string | null
  now: Date
}

export async function insertList(db: Database, { accountId, name, now }: NewList): Promise<number> {
  const { id } = await db
    .insertInto('favourite_lists')
    .values({ account_id: accountId, name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setListName(db: Database, id: number, name: string): Promise<void> {
  await db.updateTable('favourite_lists').set({ name }).where('id', '=', id).execute()
}

/** With what is on it. */
export async function deleteList(db: Database, id: number): Promise<void> {
  await db.deleteFrom('favourite_lists').where('id', '=', id).execute()
}

/** What was kept first counts where a product is on the list already. */
export async function saveFavourites(db: Database, rows: readonly FavouriteRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('favourites')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['list_id', 'product_id'])
        .doUpdateSet((row) => ({
          price: row.ref('excluded.price'),
          currency: row.ref('excluded.currency'),
          added_at: row.ref('excluded.added_at'),
        }))
        .whereRef('excluded.added_at', '<', 'favourites.added_at'),
    )
    .execute()
}

export async function deleteFavourite(
  db: Database,
  lists: readonly number[],
  productId: number,
): Promise<void> {
  if (lists.length === 0) return
  await db
    .deleteFrom('favourites')
    .where('list_id', 'in', lists)
    .where('product_id', '=', productId)
    .execute()
}
