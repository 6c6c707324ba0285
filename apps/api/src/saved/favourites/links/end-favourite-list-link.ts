import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { answerLists } from '../favourites.view.ts'
import { findOwnList } from '../own-list.ts'
import { endListToken } from './list-links.store.ts'

export const endFavouriteListLink: Handler<'endFavouriteListLink'> = async (
  context,
  { path, account },
) => {
  const list = await findOwnList(context.db, account.id, path.id)
  if (!list) return notFound
  await endListToken(context.db, list.id)
  return answerLists(context, account.id)
}
