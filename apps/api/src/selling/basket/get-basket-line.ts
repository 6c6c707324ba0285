import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { lineView } from './basket.view.ts'
import { readContents } from './contents.ts'
import { myBasket } from './my-basket.ts'

export const getBasketLine: Handler<'getBasketLine'> = async (
  context,
  { path, account, origin },
) => {
  const own = await myBasket(context.db, { id: path.id, account })
  if ('body' in own) return notFound
  const contents = await readContents(context, own.id)
  const line = contents.lines.find(({ id }) => id === path.line)
  return line ? { status: 200, body: lineView(line, contents, origin) } : notFound
}
