import { type BasketHead, lockOpenBasket } from '../basket/basket.store.ts'
import { type Contents, readContents } from '../basket/contents.ts'
import { lockVoucher } from '../discounts/voucher.store.ts'
import { beyondHolds } from '../holds/holds.ts'
import { takeHolds } from '../holds/holds.store.ts'
import { choiceOf, choiceResult } from '../../stock/catalogue/product/choices.ts'
import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { readLink } from '../../core/links.ts'
import { isDetermined } from '../tariffs/tariff.ts'
import { validateClaims } from './checkout-claims.ts'
import { type CheckoutProblems, readCheckout } from './checkout-fields.ts'
import {
  emptyBasket,
  refuseChoices,
  refuseClaim,
  refuseFields,
  refuseImports,
  refuseLimit,
  refuseStock,
  refuseUnread,
} from './checkout-refusals.ts'
import { findLimitedVoucher, listDemands } from './checkout.store.ts'
import { destinationOf } from './destination-of.ts'
import { acceptImports } from './landed/accept-imports.ts'
import { listBlocked } from './landed/blocked.ts'
import { landedPricesOf } from './landed/landed-prices-of.ts'
import { limitResult } from './order-limits.ts'
import { countOrders, lockBuyer } from './order-limits.store.ts'
import { orderView } from './order.view.ts'
import { reserveStock } from './stock.store.ts'
import { writeOrder } from './write-order.ts'

const hour = 3_600_000

/**
 * Turns the open basket into a Pending order (contract A22); a refusal rolls back every reservation.
 */
export const placeOrder: Handler<'placeOrder'> = async (context, call) => {
  const { db, settings, clock } = context
  await lockBuyer(db, call.account.id)
  const basket = await lockNamedBasket(context, call)
  const reading = await readCheckout(context, call.body)
  if ('problems' in basket || 'problems' in reading) {
    return refuseFields({ ...problemsOf(basket), ...problemsOf(reading) })
  }
  const demands = await listDemands(db, basket.id)
  if (demands.length === 0) return emptyBasket
  const hourAgo = new Date(clock.now().getTime() - hour)
  const orders = await countOrders(db, {
    accountId: call.account.id,
    basketId: basket.id,
    hourAgo,
  })
  const limited = limitResult(orders, settings)
  if (limited !== 'ok') return refuseLimit(limited, { orders, limits: settings })
  const voucherId = await findLimitedVoucher(db, basket.id)
  if (voucherId !== null) await lockVoucher(db, voucherId)
  // Reserving locks the products, so the prices read afterwards are the order's.
  const buyer = { basketId: basket.id, accountId: call.account.id }
  const held = await takeHolds(db, { ...buyer, now: clock.now() })
  const shortages = await reserveStock(db, beyondHolds(demands, held))
  if (shortages.length > 0) return refuseStock(shortages)

  const contents = await readContents(context, basket.id)
  const outdated = contents.lines.filter((line) => choiceResult(line, choiceOf(line)) !== 'ok')
  if (outdated.length > 0) return refuseChoices(outdated)
  const result = validateClaims(reading.fields.claims, factsOf(contents))
  if (result !== 'ok') return refuseClaim(result)

  const { shippingAddress, acceptedImports } = reading.fields
  const country = await destinationOf(db, contents, shippingAddress.country)
  const { language } = call
  const towns = [shippingAddress.line4, shippingAddress.state]
  const prices = await landedPricesOf(context, { contents, country, towns, language })
  const blocked = await listBlocked(db, call.account.id, prices)
  if (blocked.length > 0) return refuseImports(blocked)
  const { landedPrices, unread } = acceptImports(prices, acceptedImports, language)
  if (unread.length > 0) return refuseUnread(unread)
  const accepted = { contents, fields: reading.fields, country, landedPrices }
  const order = await writeOrder(context, call.account, accepted)
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: orderView(order, settings, call.origin) }
}

async function lockNamedBasket(
  { db }: Context,
  { body, account }: Call<'placeOrder'>,
): Promise<BasketHead | { problems: CheckoutProblems }> {
  const link = readLink(body.basket, '/baskets/{id}/')
  if ('problem' in link) return { problems: { basket: [link.problem] } }
  const basket = await lockOpenBasket(db, { id: link.id, accountId: account.id })
  return basket ?? { problems: { basket: ['unknown_object'] } }
}

function problemsOf(read: object | { problems: CheckoutProblems }): CheckoutProblems {
  return 'problems' in read ? read.problems : {}
}

function factsOf({ total, charge, destined, methodCode }: Contents) {
  return {
    total,
    charge,
    isDetermined: methodCode !== null && isDetermined(charge),
    methodCode,
    port: destined?.port ?? null,
  }
}
