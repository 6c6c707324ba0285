import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { deleteList } from '../favourites.store.ts'
import { answerLists } from '../favourites.view.ts'
import { findOwnList } from '../own-list.ts'

export const deleteFavouriteList: Handler<'deleteFavouriteList'> = async (
  context,
  { path, account },
) => {
  const list = await findOwnList(context.db, account.id, path.id)
  if (!list) return notFound
  await deleteList(context.db, list.id)
  return answerLists(context, account.id)
}
