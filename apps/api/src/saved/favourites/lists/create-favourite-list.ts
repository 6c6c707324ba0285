import type { Handler } from '../../../core/contract.ts'
import { insertList, listFavouriteLists } from '../favourites.store.ts'
import { lockAccount } from '../../lock-account.store.ts'
import { answerLists } from '../favourites.view.ts'
import { listKey, mostNamedLists } from '../list-room.ts'
import { tooManyLists } from '../refusals.ts'

export const createFavouriteList: Handler<'createFavouriteList'> = async (
  context,
  { body, account },
) => {
  const { db, clock } = context
  await lockAccount(db, account.id)
  const lists = await listFavouriteLists(db, account.id)
  const name = body.name.trim()
  if (!lists.some((list) => listKey(list.name) === listKey(name))) {
    if (lists.filter((list) => list.name !== null).length >= mostNamedLists) return tooManyLists
    await insertList(db, { accountId: account.id, name, now: clock.now() })
  }
  return answerLists(context, account.id)
}
