import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { listFavouriteLists, setListName } from '../favourites.store.ts'
import { lockAccount } from '../../lock-account.store.ts'
import { answerLists } from '../favourites.view.ts'
import { listKey } from '../list-room.ts'

/** The list without a name keeps none: favourites would have nowhere to go. */
export const renameFavouriteList: Handler<'renameFavouriteList'> = async (
  context,
  { path, body, account },
) => {
  await lockAccount(context.db, account.id)
  const lists = await listFavouriteLists(context.db, account.id)
  if (!lists.some(({ id, name }) => id === path.id && name !== null)) return notFound
  const key = listKey(body.name)
  if (lists.some(({ id, name }) => id !== path.id && listKey(name) === key))
    return refuse(409, detail('favourite_list_known'))
  await setListName(context.db, path.id, body.name.trim())
  return answerLists(context, account.id)
}
