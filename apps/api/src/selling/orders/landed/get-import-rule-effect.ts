import { isDeepStrictEqual } from 'node:util'
import type { ImportRuleEffect, LandedPrice, ToldPrice } from '@bandari/sdk'
import { openYielder } from '../../../core/yield-to-event-loop.ts'
import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { answerLandedPrice } from '../../../landed/answer-landed-price.ts'
import { readDraftedRules } from '../../../landed/drafts/drafted-rules.ts'
import { drafts } from '../../../landed/drafts/draft.store.ts'
import { findListedCar } from '../../../landed/product-facts.store.ts'
import type { LandedPriceQuery } from '../../../landed/question.ts'
import type { CountryRules } from '../../../landed/rules.ts'
import { shipmentDays } from '../open-orders.ts'
import { currentQuestion } from './arrival.ts'
import { listOpenLandedPrices } from './order-landed.store.ts'
import { listSampleCars } from './sample-cars.store.ts'
import { wholeOrders } from './whole-orders.ts'

const sampleSize = 10

/** Vehicles of orders per batch; each is priced twice, at some milliseconds. */
const batch = 200

const day = 24 * 3600 * 1000

type Rules = NonNullable<Awaited<ReturnType<typeof readDraftedRules>>>
type Dependencies = Pick<Context, 'db' | 'clock' | 'settings'>

export const getImportRuleEffect: Handler<'getImportRuleEffect'> = async (
  context,
  { path, query: { after }, language },
) => {
  const draft = await drafts.find(context.db, path.id)
  if (!draft) return notFound
  if (draft.state !== 'open' || draft.is_overtaken) return refuse(409, detail('draft_decided'))
  const rules = await readDraftedRules(context.db, draft)
  if (!rules) return notFound
  const city = rules.before.routes[0]?.to_city ?? null
  const asked = { country: draft.country, language, ...(city !== null && { city }) }
  const cars = after === undefined ? await carsOf(context, rules, asked) : []
  return {
    status: 200,
    body: {
      city,
      rules: after === undefined ? rules.changes : [],
      cars,
      orders: await ordersOf(context, rules, { country: draft.country, after }),
    },
  }
}

async function carsOf(
  context: Dependencies,
  rules: Rules,
  asked: LandedPriceQuery,
): Promise<ImportRuleEffect['cars']> {
  const cars = []
  for (const { id, title } of await listSampleCars(context.db, sampleSize)) {
    const toldPrices = await toldOf(context, rules, { ...asked, product: id }, id)
    if (toldPrices) cars.push({ product_id: id, title, ...toldPrices })
  }
  return cars
}

async function ordersOf(
  context: Dependencies,
  rules: Rules,
  of: { country: string; after: number | undefined },
): Promise<ImportRuleEffect['orders']> {
  const { db, clock } = context
  const shippedSince = new Date(clock.now().getTime() - shipmentDays * day)
  const open = await listOpenLandedPrices(db, shippedSince, of)
  const vehicles = wholeOrders(open, batch)
  const yieldToEventLoop = openYielder()
  const changed = []
  for (const { asked, arrival, productId, orderId, number, title } of vehicles) {
    const toldPrices = await toldOf(context, rules, currentQuestion(asked, arrival), productId)
    await yieldToEventLoop()
    if (!toldPrices || isDeepStrictEqual(toldPrices.before, toldPrices.after)) continue
    changed.push({ order_id: orderId, number, title, ...toldPrices })
  }
  const left = open.length - vehicles.length
  const next = left > 0 ? (vehicles.at(-1)?.orderId ?? null) : null
  return { checked: vehicles.length, left, next, changed }
}

/** The answers by the rules as they are and as they would be; null for a listing that is gone. */
async function toldOf(
  context: Dependencies,
  { before, after }: Rules,
  asked: LandedPriceQuery,
  productId: number,
): Promise<{ before: ToldPrice; after: ToldPrice } | null> {
  const listed = await findListedCar(context.db, productId)
  if (!listed) return null
  const answer = async (rules: CountryRules) =>
    toldPrices(await answerLandedPrice(context, asked, { rules, listed }))
  return { before: await answer(before), after: await answer(after) }
}

function toldPrices({ verdict, sentence, totals }: LandedPrice): ToldPrice {
  const { landed_low, landed_high, known_low, known_high } = totals
  return { verdict, sentence, landed_low, landed_high, known_low, known_high }
}
