import { isDeepStrictEqual } from 'node:util'
import type { LandedPrice } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { answerLandedPrice } from '../../../landed/answer-landed-price.ts'
import { findListedCar } from '../../../landed/product-facts.store.ts'
import { readImportRules } from '../../../landed/rules.store.ts'
import { findOrderRecord } from '../order.store.ts'
import { currentQuestion } from './arrival.ts'
import { findArrival, readOrderLandedPrices, type OrderLandedPrice } from './order-landed.store.ts'

export const listOrderLandedPrices: Handler<'listOrderLandedPrices'> = async (
  context,
  { path, account, origin },
) => {
  const order = await findOrderRecord(context.db, path.id, account.id)
  if (!order) return notFound
  const ordered = await readOrderLandedPrices(context.db, order.id)
  const arrival = await findArrival(context.db, order.id)
  const body = []
  for (const one of ordered) {
    const line = order.lines.find(({ position }) => position === one.position)
    body.push({
      product: `${origin}/api/products/${one.productId}/`,
      title: line?.title ?? '',
      ordered_at: one.answeredAt.toISOString(),
      ordered: one.answer,
      accepted: one.accepted && { ...one.accepted, at: one.accepted.at.toISOString() },
      today: await differenceToday(context, { ...one, asked: currentQuestion(one.asked, arrival) }),
    })
  }
  return { status: 200, body }
}

/** Today's answer for the same journey, where it differs; the stored answer stays. */
async function differenceToday(
  context: Context,
  { productId, asked, answer }: OrderLandedPrice,
): Promise<LandedPrice | null> {
  const rules = await readImportRules(context.db, asked.country)
  const listed = await findListedCar(context.db, productId)
  if (!rules || !listed) return null
  const today = await answerLandedPrice(context, asked, { rules, listed })
  return isDeepStrictEqual(essence(today), essence(answer)) ? null : today
}

/** Leaves out the days on which rules were read: they change nothing. */
function essence({ verdict, by, totals, lines, missing }: LandedPrice) {
  const amounts = lines.map(({ id, low, high, usd_low, usd_high }) => [
    id,
    low,
    high,
    usd_low,
    usd_high,
  ])
  return { verdict, by, totals, amounts, missing }
}
