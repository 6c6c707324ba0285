import { isDeepStrictEqual } from 'node:util'
import type { ImportRuleEffect, LandedPrice, ToldPrice } from '@bandari/sdk'
import { openYielder } from '../../../core/yield-to-event-loop.ts'
import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { shopDay } from '../../../core/shop-day.ts'
import { answerLandedPrice } from '../../../landed/answer-landed-price.ts'
import { readDraftedRules } from '../../../landed/drafts/drafted-rules.ts'
import { type DraftRow, drafts } from '../../../landed/drafts/draft.store.ts'
import { exampleCar, pathsTo } from '../../../landed/effect/example-car.ts'
import { findTouchedCars } from '../../../landed/effect/touched-cars.ts'
import { type Touch, touchOf } from '../../../landed/effect/touched.ts'
import type { CarFacts } from '../../../landed/facts.ts'
import { findListedCar } from '../../../landed/product-facts.store.ts'
import type { ListedCar } from '../../../landed/product-facts.ts'
import { arrivalWindow, chooseRoute, type LandedPriceQuery } from '../../../landed/question.ts'
import type { CountryRules } from '../../../landed/rules.ts'
import { oldestShown } from '../../../pricing/exchange-rates/days.ts'
import { listCurrentRates } from '../../../pricing/exchange-rates/exchange-rates.store.ts'
import { shipmentDays } from '../open-orders.ts'
import { currentQuestion } from './arrival.ts'
import { listOpenLandedPrices } from './order-landed.store.ts'
import { wholeOrders } from './whole-orders.ts'

const sampleSize = 10

/** Cars that are priced to find as many of which something else is told: an office's price list may lack some. */
const mostPriced = 30

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
  const place = placeOf(draft, rules)
  const asked = { country: draft.country, language, ...place }
  const shown = after === undefined ? await carsOf(context, rules, { draft, asked }) : noCars
  return {
    status: 200,
    body: {
      city: place.city ?? null,
      rules: after === undefined ? rules.changes : [],
      ...shown,
      orders: await ordersOf(context, rules, { country: draft.country, after }),
    },
  }
}

type ShownCars = Pick<ImportRuleEffect, 'cars' | 'cars_read' | 'example'>

const noCars: ShownCars = { cars: [], cars_read: 0, example: null }

/** Where the cars go: by the way or the port that the draft is about, else by the country's first way. */
function placeOf(
  { part, key, before: rule }: DraftRow,
  { before }: Rules,
): { city?: string; route?: string; port?: string } {
  const { routes } = before
  const port = part === 'port' ? key : part === 'fee' ? (rule as { port?: string }).port : undefined
  const way =
    part === 'route'
      ? routes.find(({ id }) => id === key)
      : routes.find((route) => port === undefined || route.from_port === port)
  if (way) return { city: way.to_city, route: way.id }
  return port === undefined ? {} : { port }
}

async function carsOf(
  context: Dependencies,
  rules: Rules,
  { draft, asked }: { draft: DraftRow; asked: LandedPriceQuery },
): Promise<ShownCars> {
  const { db, clock, settings } = context
  const now = clock.now()
  const via = chooseRoute(rules.before, asked)
  const listed = await listCurrentRates(db, oldestShown(now, settings.exchangeRateDays))
  const rates = Object.fromEntries(listed.map(({ currency, rate }) => [currency, rate]))
  const { before, after } = rules
  const touch = (car: CarFacts) => {
    const arrival = arrivalFor(rules, asked, { car, now })
    const port = via.port === null ? {} : { port: via.port }
    return touchOf(draft, { before, after, route: via.route, ...port, arrival, rates }, car)
  }
  const touched = await findTouchedCars(db, { before, after, touchOf: touch, count: mostPriced })
  const changed: ImportRuleEffect['cars'] = []
  const same: ImportRuleEffect['cars'] = []
  for (const { id, title } of touched.cars) {
    if (changed.length === sampleSize) break
    const toldPrices = await toldOf(context, rules, { ...asked, product: id }, id)
    if (!toldPrices) continue
    const isSame = isDeepStrictEqual(toldPrices.before, toldPrices.after)
    ;(isSame ? same : changed).push({ product_id: id, title, ...toldPrices })
  }
  const example =
    changed.length > 0 ? null : await exampleOf(context, rules, { draft, asked, touch })
  const cars = [...changed, ...same].slice(0, sampleSize)
  return { cars, cars_read: touched.read, example }
}

function arrivalFor(
  { before }: Rules,
  asked: LandedPriceQuery,
  { car: { origin }, now }: { car: CarFacts; now: Date },
) {
  const { port } = chooseRoute(before, asked)
  return arrivalWindow(before, asked, { today: shopDay(now), port, origin })
}

interface ExampleQuestion {
  draft: DraftRow
  asked: LandedPriceQuery
  touch: (car: CarFacts) => Touch
}

/** A car that the rule's own conditions describe, for a rule that touches none on sale. */
async function exampleOf(
  context: Dependencies,
  rules: Rules,
  { draft, asked, touch }: ExampleQuestion,
): Promise<ImportRuleEffect['example']> {
  const { part, key, before: rule, content } = draft
  if (part === 'sheet') return null
  const table =
    part === 'line'
      ? (rules.before.duty.regimes.find(({ id }) => id === key.split('/')[0]) ?? null)
      : null
  const whens = [...pathsTo(content, table), ...pathsTo(rule, table)]
  const now = context.clock.now()
  const arrival = arrivalFor(rules, asked, { car: { origin: 'JP' }, now })
  const make = (is: (touched: Touch) => boolean) =>
    exampleCar({ rules: rules.before, whens }, arrival, (car) => is(touch(car)))
  const car = make((touched) => touched === 'differs') ?? make((touched) => touched !== null)
  if (!car) return null
  const question = {
    ...asked,
    ...questionOfCar(car),
    price: examplePrice,
    list_price: exampleListPrice,
  }
  return { facts: { ...car }, price: examplePrice, ...(await told(context, rules, question, null)) }
}

/** In US dollars before shipping, and in the country's money on the list that an office taxes by. */
const examplePrice = '8000.00'
const exampleListPrice = '4000000'

/** A car's facts as the calculator asks for them. */
function questionOfCar(car: CarFacts): Partial<LandedPriceQuery> {
  const { gvw_t, first_registered, manufactured, class: kind, body, fuel, steering } = car
  const { origin, engine_cc, payload_kg, seats, horsepower } = car
  const asked = {
    class: kind,
    body,
    fuel,
    steering,
    origin,
    engine_cc,
    payload_kg,
    seats,
    horsepower,
    first_registered,
    manufactured,
    ...(gvw_t !== undefined && { gvw_kg: Math.round(gvw_t * 1000) }),
  }
  return Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  ) as Partial<LandedPriceQuery>
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
  return listed && told(context, { before, after }, asked, listed)
}

async function told(
  context: Dependencies,
  { before, after }: Pick<Rules, 'before' | 'after'>,
  asked: LandedPriceQuery,
  listed: ListedCar | null,
): Promise<{ before: ToldPrice; after: ToldPrice }> {
  const answer = async (rules: CountryRules) =>
    toldPrices(await answerLandedPrice(context, asked, { rules, listed }))
  return { before: await answer(before), after: await answer(after) }
}

function toldPrices({ verdict, sentence, totals }: LandedPrice): ToldPrice {
  const { landed_low, landed_high, known_low, known_high } = totals
  return { verdict, sentence, landed_low, landed_high, known_low, known_high }
}
