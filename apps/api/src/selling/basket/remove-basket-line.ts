import type { Handler } from '../../core/contract.ts'
import { deleteQuotedLines } from '../../pricing/cost-lines/quoted-lines.store.ts'
import { notFound } from '../../core/refusal.ts'
import { clearQuoteRequest, lockOpenBasket, touchBasket } from './basket.store.ts'
import { readContents } from './contents.ts'
import { deleteLine } from './line.store.ts'

export const removeBasketLine: Handler<'removeBasketLine'> = async (context, { path, account }) => {
  const { db, clock } = context
  const own = await lockOpenBasket(db, { id: path.id, accountId: account.id })
  if (!own || !(await deleteLine(db, { basketId: own.id, lineId: path.line }))) return notFound
  await touchBasket(db, own.id, clock.now())
  const { lines } = await readContents(context, own.id)
  // Nothing is left to quote; a quote that stayed pending would refuse the next line that is added.
  if (lines.length === 0) {
    await clearQuoteRequest(db, own.id)
    await deleteQuotedLines(db, own.id)
  }
  return { status: 204 }
}
