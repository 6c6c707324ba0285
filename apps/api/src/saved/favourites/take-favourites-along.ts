import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { type FavouriteRow, insertList, saveFavourites } from './favourites.store.ts'
import { lockAccount } from '../lock-account.store.ts'
import { favouriteLists, readFavourites } from './favourites.view.ts'
import { fitDeviceLists, listKey, mostNamedLists } from './list-room.ts'

/** The price that the device says a product was kept at is only told to its owner again, so nobody checks it. */
export const takeFavouritesAlong: Handler<'takeFavouritesAlong'> = async (
  context,
  { body, account },
) => {
  const { db, clock } = context
  await lockAccount(db, account.id)
  const { lists, items } = await readFavourites(db, account.id)
  const own = lists.map(({ id, name }) => ({
    name,
    items: items
      .filter(({ list_id }) => list_id === id)
      .map(({ product_id: product }) => ({ product })),
  }))
  const { added, left } = fitDeviceLists(own, datedLists(body, clock.now()))
  const ids = new Map(lists.map(({ id, name }) => [listKey(name), id]))
  await beginLists(context, {
    ids,
    names: body.lists.map(({ name }) => name),
    accountId: account.id,
  })
  const rows = new Map<string, FavouriteRow>()
  for (const { name, item } of added) {
    const list_id = ids.get(listKey(name))
    if (list_id === undefined) continue
    const { product: product_id, price, currency, added_at } = item
    const key = `${list_id} ${product_id}`
    const row = { list_id, product_id, price: Math.round(price * 100), currency, added_at }
    const known = rows.get(key)
    if (!known || added_at < known.added_at) rows.set(key, row)
  }
  await saveFavourites(db, [...rows.values()])
  return {
    status: 200,
    body: {
      lists: await favouriteLists(context, account.id),
      left_out: left.map(({ name, item: { product } }) => ({ name, product })),
    },
  }
}

/** A clock that runs fast must not make a favourite newer than now. */
function datedLists({ lists }: Call<'takeFavouritesAlong'>['body'], now: Date) {
  return lists.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      ...item,
      added_at: new Date(Math.min(Date.parse(item.added_at), now.getTime())),
    })),
  }))
}

/** The device's lists that are not there yet, also those with nothing on them, as many as there is room for. */
async function beginLists(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    ids,
    names,
    accountId,
  }: { ids: Map<string, number>; names: readonly (string | null)[]; accountId: number },
): Promise<void> {
  for (const name of names) {
    const key = listKey(name)
    const named = [...ids.keys()].filter((known) => known !== '').length
    if (ids.has(key) || (key !== '' && named >= mostNamedLists)) continue
    const list = { accountId, name: name?.trim() ?? null, now: clock.now() }
    ids.set(key, await insertList(db, list))
  }
}
