import type { Handler } from '../../../core/contract.ts'
import { lineUrl } from '../../basket/basket.view.ts'
import { readContents } from '../../basket/contents.ts'
import { myBasket } from '../../basket/my-basket.ts'
import { basketFits, partsOf } from './basket-fits.ts'

/** What the checkout would say about each part; those that do not fit have to be confirmed. */
export const listBasketFits: Handler<'listBasketFits'> = async (
  context,
  { path, account, origin },
) => {
  const { db } = context
  const own = await myBasket(db, { id: path.id, account })
  if ('body' in own) return own
  const { lines } = await readContents(context, own.id)
  const fits = await basketFits(db, { accountId: account.id, lines })
  const results = partsOf(lines).map(({ line }) => ({
    line: lineUrl(line, origin),
    product_id: line.product_id,
    title: line.title,
    verdict: fits.find((fit) => fit.line.id === line.id)?.verdict ?? null,
  }))
  return { status: 200, body: { vehicle: fits[0]?.vehicle ?? null, results } }
}
