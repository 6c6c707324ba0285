import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { deleteFavourite, saveFavourites } from './favourites.store.ts'
import { lockAccount } from '../lock-account.store.ts'
import { answerLists, readFavourites } from './favourites.view.ts'
import { mostFavourites } from './list-room.ts'
import { listIsFull } from './refusals.ts'

export const moveFavourite: Handler<'moveFavourite'> = async (context, { path, body, account }) => {
  const { db } = context
  await lockAccount(db, account.id)
  const { lists, items } = await readFavourites(db, account.id)
  const favourite = items.find(
    ({ list_id, product_id }) => list_id === body.from && product_id === path.id,
  )
  if (!favourite || !lists.some(({ id }) => id === body.to)) return notFound
  const there = items.filter(({ list_id }) => list_id === body.to)
  const isThere = there.some(({ product_id }) => product_id === path.id)
  if (!isThere && there.length >= mostFavourites) return listIsFull
  await deleteFavourite(db, [body.from], path.id)
  await saveFavourites(db, [{ ...favourite, list_id: body.to }])
  return answerLists(context, account.id)
}
