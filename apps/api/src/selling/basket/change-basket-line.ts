import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { lockOpenBasket, touchBasket } from './basket.store.ts'
import { lineView } from './basket.view.ts'
import { readContents } from './contents.ts'
import { refuseQuantity } from './line-refusals.ts'
import { setLineQuantity } from './line.store.ts'
import { quantityResult } from './stock-rules.ts'

export const changeBasketLine: Handler<'changeBasketLine'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, origin } = call
  const own = await lockOpenBasket(db, { id: path.id, accountId: account.id })
  if (!own) return notFound
  const { lines } = await readContents(context, own.id)
  const line = lines.find(({ id }) => id === path.line)
  if (!line) return notFound
  const { quantity } = call.body
  const others = lines.filter(({ id }) => id !== line.id)
  const wanted = { productId: line.product_id, quantity, available: line.available }
  const result = quantityResult(wanted, others)
  if (result !== 'ok') return refuseQuantity(result)

  const now = clock.now()
  await setLineQuantity(db, { lineId: line.id, quantity, now })
  await touchBasket(db, own.id, now)
  const contents = await readContents(context, own.id)
  const changed = contents.lines.find(({ id }) => id === line.id)
  return changed ? { status: 200, body: lineView(changed, contents, origin) } : notFound
}
