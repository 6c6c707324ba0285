import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findGoods } from '../../stock/catalogue/product/product.store.ts'
import { canSee } from '../../stock/catalogue/product/visibility.ts'
import { insertList, saveFavourites } from './favourites.store.ts'
import { lockAccount } from '../lock-account.store.ts'
import { answerLists, readFavourites } from './favourites.view.ts'
import { mostFavourites } from './list-room.ts'
import { listIsFull } from './refusals.ts'

export const addFavourite: Handler<'addFavourite'> = async (context, { body, account }) => {
  const { db, clock } = context
  const goods = await findGoods(db, body.product)
  if (!goods || !canSee(goods, null)) return notFound
  await lockAccount(db, account.id)
  const { lists, items } = await readFavourites(db, account.id)
  const list = lists.find(({ id, name }) => (body.list ? id === body.list : name === null))
  if (!list && body.list) return notFound
  const on = items.filter(({ list_id }) => list_id === list?.id)
  const isKept = on.some(({ product_id }) => product_id === goods.id)
  if (!isKept && on.length >= mostFavourites) return listIsFull
  const now = clock.now()
  const listId = list?.id ?? (await insertList(db, { accountId: account.id, name: null, now }))
  const { id: product_id, price, currency } = goods
  await saveFavourites(db, [{ list_id: listId, product_id, price, currency, added_at: now }])
  return answerLists(context, account.id)
}
