import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { deleteFavourite, listFavouriteLists } from './favourites.store.ts'
import { answerLists } from './favourites.view.ts'

export const removeFavourite: Handler<'removeFavourite'> = async (
  context,
  { path, query, account },
) => {
  const own = (await listFavouriteLists(context.db, account.id)).map(({ id }) => id)
  if (query.list !== undefined && !own.includes(query.list)) return notFound
  await deleteFavourite(context.db, query.list === undefined ? own : [query.list], path.id)
  return answerLists(context, account.id)
}
