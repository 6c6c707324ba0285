import type { Handler } from '../../core/contract.ts'
import { basketView } from './basket.view.ts'
import { readContents } from './contents.ts'
import { myBasket } from './my-basket.ts'

export const getBasketById: Handler<'getBasketById'> = async (
  context,
  { path, account, origin },
) => {
  const own = await myBasket(context.db, { id: path.id, account })
  if ('body' in own) return own
  return { status: 200, body: basketView(await readContents(context, own.id), origin) }
}
