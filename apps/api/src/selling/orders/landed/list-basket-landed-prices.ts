import type { Handler } from '../../../core/contract.ts'
import { lineUrl } from '../../basket/basket.view.ts'
import { readContents } from '../../basket/contents.ts'
import { myBasket } from '../../basket/my-basket.ts'
import { basketDestination } from '../basket-destination.ts'
import { acceptanceOf } from './acceptance.ts'
import { listBlocked } from './blocked.ts'
import { basketLandedPrices } from './basket-landed-prices.ts'

/** What the checkout would say about each vehicle, and what the buyer would have to accept. */
export const listBasketLandedPrices: Handler<'listBasketLandedPrices'> = async (
  context,
  { path, query, account, language, origin },
) => {
  const { db } = context
  const own = await myBasket(db, { id: path.id, account })
  if ('body' in own) return own
  const contents = await readContents(context, own.id)
  const country = await basketDestination(db, contents, query.country ?? null)
  const towns = query.city === undefined ? [] : [query.city]
  const prices = await basketLandedPrices(context, { contents, country, towns, language })
  const blocked = new Set(await listBlocked(db, account.id, prices))
  const results = prices.map((price) => ({
    line: lineUrl(price.line, origin),
    product: `${origin}/api/products/${price.productId}/`,
    title: price.title,
    city: price.asked.city ?? null,
    price: price.answer,
    is_blocked: blocked.has(price),
    acceptance: acceptanceOf(price.productId, price.answer),
  }))
  return { status: 200, body: { country, results } }
}
