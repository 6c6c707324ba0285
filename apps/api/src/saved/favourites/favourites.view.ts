import type { FavouriteList } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  type FavouriteListRow,
  type FavouriteRow,
  listFavouriteLists,
  listFavouritesOf,
} from './favourites.store.ts'
import { listLink } from './list-link.ts'

type Needs = Pick<Context, 'db' | 'secrets' | 'settings'>

/** Everything that somebody keeps, as each change of it is answered. */
export async function favouriteLists(context: Needs, accountId: number): Promise<FavouriteList[]> {
  const { lists, items } = await readFavourites(context.db, accountId)
  return lists.map((list) => ({
    id: list.id,
    name: list.name,
    link: listLink(context, list),
    items: items.filter(({ list_id }) => list_id === list.id).map(favouriteView),
  }))
}

export async function answerLists(context: Needs, accountId: number) {
  return { status: 200 as const, body: { lists: await favouriteLists(context, accountId) } }
}

export async function readFavourites(
  db: Database,
  accountId: number,
): Promise<{ lists: FavouriteListRow[]; items: FavouriteRow[] }> {
  const lists = await listFavouriteLists(db, accountId)
  return { lists, items: await listFavouritesOf(db, accountId) }
}

function favouriteView(row: FavouriteRow): FavouriteList['items'][number] {
  const { product_id: product, price, currency, added_at } = row
  return { product, price: price / 100, currency, added_at: added_at.toISOString() }
}
