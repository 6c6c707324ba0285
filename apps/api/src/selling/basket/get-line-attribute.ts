import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findBasketHead } from './basket.store.ts'
import { attributesOf } from './basket.view.ts'
import { readContents } from './contents.ts'

/** Also serves a basket that was ordered, because the order's lines name these addresses. */
export const getLineAttribute: Handler<'getLineAttribute'> = async (context, call) => {
  const { path, account, origin } = call
  const head = await findBasketHead(context.db, path.id)
  if (head?.account_id !== account.id) return notFound
  const { lines } = await readContents(context, head.id)
  const line = lines.find(({ id }) => id === path.line)
  if (!line || line.shipping_option_id !== path.attribute) return notFound
  const [attribute] = attributesOf(line, origin)
  return attribute ? { status: 200, body: attribute } : notFound
}
