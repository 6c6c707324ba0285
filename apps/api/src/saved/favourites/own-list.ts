import type { Database } from '../../platform/db/database.ts'
import { type FavouriteListRow, listFavouriteLists } from './favourites.store.ts'

/** Null for somebody else's list, as for one that is not there. */
export async function findOwnList(
  db: Database,
  accountId: number,
  id: number,
): Promise<FavouriteListRow | null> {
  const lists = await listFavouriteLists(db, accountId)
  return lists.find((list) => list.id === id) ?? null
}
