import type { Handler } from '../../core/contract.ts'
import { answerLists } from './favourites.view.ts'

export const listFavourites: Handler<'listFavourites'> = async (context, { account }) =>
  answerLists(context, account.id)
