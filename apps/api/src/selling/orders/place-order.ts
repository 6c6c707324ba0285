import { type BasketHead, lockOpenBasket } from '../basket/basket.store.ts'
import { type Contents, readContents } from '../basket/contents.ts'
import { lockVoucher } from '../discounts/voucher.store.ts'
import { demandsBeyondHolds } from '../../pricing/price-holds/holds.ts'
import { takeHolds } from '../../pricing/price-holds/holds.store.ts'
import { choiceOf, choiceResult } from '../../stock/catalogue/product/choices.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { readLink } from '../links.ts'
import type { Database } from '../../platform/db/database.ts'
import { inPipeline } from '../../platform/db/pipeline.ts'
import { isDetermined } from '../../pricing/tariffs/tariff.ts'
import { validateClaims } from './checkout-claims.ts'
import { type CheckoutProblems, readCheckout } from './checkout-fields.ts'
import {
  emptyBasket,
  refuseChoices,
  refuseClaim,
  refuseDiscount,
  refuseFields,
  refuseImports,
  refuseLimit,
  refuseMisfits,
  refuseStock,
  refuseUnread,
} from './checkout-refusals.ts'
import { findLimitedVoucher, listDemands } from './checkout.store.ts'
import { basketDestination } from './basket-destination.ts'
import { acceptMisfits } from './fit/accept-misfits.ts'
import { basketFits } from './fit/basket-fits.ts'
import { acceptImports } from './landed/accept-imports.ts'
import { listBlocked } from './landed/blocked.ts'
import { basketLandedPrices } from './landed/basket-landed-prices.ts'
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
  const buyer = call.account.id
  // Asked first, the buyer's lock keeps their orders from two tabs apart.
  const [, basket, reading] = await inPipeline(
    db,
    (db) => lockBuyer(db, buyer),
    (db) => lockNamedBasket(db, call),
    (db) => readCheckout({ db, settings }, call.body),
  )
  if ('problems' in basket || 'problems' in reading) {
    return refuseFields({ ...problemsOf(basket), ...problemsOf(reading) })
  }
  const own = { basketId: basket.id, accountId: buyer }
  const hourAgo = new Date(clock.now().getTime() - hour)
  const [demands, orders, voucherId] = await inPipeline(
    db,
    (db) => listDemands(db, basket.id),
    (db) => countOrders(db, { ...own, hourAgo }),
    (db) => findLimitedVoucher(db, basket.id),
  )
  if (demands.length === 0) return emptyBasket
  const limited = limitResult(orders, settings)
  if (limited !== 'ok') return refuseLimit(limited, { orders, limits: settings })
  if (voucherId !== null) await lockVoucher(db, voucherId)
  // Reserving locks the products, so the prices read afterwards are the order's.
  const held = await takeHolds(db, { ...own, now: clock.now() })
  const shortages = await reserveStock(db, demandsBeyondHolds(demands, held))
  if (shortages.length > 0) return refuseStock(shortages)

  const contents = await readContents(context, basket.id)
  const outdated = contents.lines.filter((line) => choiceResult(line, choiceOf(line)) !== 'ok')
  if (outdated.length > 0) return refuseChoices(outdated)
  const result = validateClaims(reading.fields.claims, factsOf(contents))
  if (result !== 'ok') {
    const { voucher, voucherState: state } = contents
    const isUndiscounted = voucher !== null && state !== null && state !== 'ok'
    return typeof result === 'object' && 'changed' in result && isUndiscounted
      ? refuseDiscount(state, voucher.code)
      : refuseClaim(result)
  }

  const { shippingAddress, acceptedImports, acceptedMisfits: given } = reading.fields
  const country = await basketDestination(db, contents, shippingAddress.country)
  const { language } = call
  const towns = [shippingAddress.line4, shippingAddress.state]
  const prices = await basketLandedPrices(context, { contents, country, towns, language })
  const blocked = await listBlocked(db, buyer, prices)
  if (blocked.length > 0) return refuseImports(blocked)
  const { landedPrices, unread } = acceptImports(prices, acceptedImports, language)
  if (unread.length > 0) return refuseUnread(unread)
  const told = await basketFits(db, { accountId: buyer, lines: contents.lines })
  const terms = { given, isPromised: settings.fitPromise, now: clock.now() }
  const { fits, open } = acceptMisfits(told, terms)
  if (open.length > 0) return refuseMisfits(open)
  const accepted = { contents, fields: reading.fields, country, landedPrices, fits }
  const order = await writeOrder(context, call.account, accepted)
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: orderView(order, settings, call.origin) }
}

async function lockNamedBasket(
  db: Database,
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
