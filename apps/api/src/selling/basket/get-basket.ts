import type { Handler } from '../../core/contract.ts'
import { ensureOpenBasket } from './basket.store.ts'
import { basketView } from './basket.view.ts'
import { readContents } from './contents.ts'

export const getBasket: Handler<'getBasket'> = async (context, { account, origin }) => {
  const id = await ensureOpenBasket(context.db, account.id)
  return { status: 200, body: basketView(await readContents(context, id), origin) }
}
