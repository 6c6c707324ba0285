import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockOpenBasket } from './basket.store.ts'
import { basketView } from './basket.view.ts'
import { readContents } from './contents.ts'
import { refuseConflict } from './line-refusals.ts'
import { findPlace, shipBasket } from './ship-basket.ts'

/** Where the goods go, how, and whether insured: one order has one destination, so all lines change together. */
export const setBasketShipping: Handler<'setBasketShipping'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account, origin } = call
  const own = await lockOpenBasket(db, { id: path.id, accountId: account.id })
  if (!own) return notFound
  const before = await readContents(context, own.id)
  if (before.quote === 'pending') return refuseConflict('quote')
  const place = await findPlace(db, body)
  if ('unknown' in place) {
    return refuse(400, fieldErrors({ [place.unknown]: ['unknown_object'] }))
  }
  const { country, insurance, shipping_type: type } = body
  await shipBasket(db, before, { ...place, country, type, insurance, now: clock.now() })
  return { status: 200, body: basketView(await readContents(context, own.id), origin) }
}
