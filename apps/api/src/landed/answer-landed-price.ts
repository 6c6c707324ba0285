import type { LandedPrice as ShownPrice } from '@bandari/sdk'
import type { Context } from '../core/context.ts'
import { shopDay } from '../core/shop-day.ts'
import type { Database } from '../platform/db/database.ts'
import { oldestShown } from '../pricing/exchange-rates/days.ts'
import { listCurrentRates } from '../pricing/exchange-rates/exchange-rates.store.ts'
import { inPipeline } from '../platform/db/pipeline.ts'
import { toMinor } from './amounts.ts'
import type { KnownValues, ListPrice } from './customs-value.ts'
import type { CarFacts } from './facts.ts'
import { landedPrice } from './landed-price.ts'
import { landedPriceView } from './landed-price.view.ts'
import { editionsOf } from './editions.ts'
import { findEachListPrice, type ListedModel } from './price-list.store.ts'
import { factsOf, type ListedCar, listedModel } from './product-facts.ts'
import {
  type LandedPriceQuery,
  factsOfQuery,
  knownValues,
  chooseRoute,
  arrivalWindow,
} from './question.ts'
import type { CountryRules } from './rules.ts'
import { freightTo, insuranceToday, ownPrices } from './shop-prices.ts'
import { listLocalCharges } from '../pricing/local-charges/local-charges.store.ts'
import { type ArrivalWindow, deadlineAfter } from './verdict.ts'

interface Terms {
  rules: CountryRules
  listed: ListedCar | null
  /** Agreed prices, in US cents; they overrule the tariffs. */
  agreed?: { insurance?: number | null; inspection?: number | null }
}

/** The answer to a question about a car of ours (`listed`) or any other, with the tariffs and rates of today. */
export async function answerLandedPrice(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  query: LandedPriceQuery,
  { rules, listed, agreed = {} }: Terms,
): Promise<ShownPrice> {
  const now = clock.now()
  const car = factsOfQuery(query, listed && factsOf(listed))
  const via = chooseRoute(rules, query)
  const fob = query.price === undefined ? (listed?.price ?? null) : cents(query.price)
  const [rates, freight, insuranceOf, own, listPrices] = await inPipeline(
    db,
    (db) => listCurrentRates(db, oldestShown(now, settings.exchangeRateDays)),
    async (db) =>
      query.freight === undefined
        ? freightTo(db, rules, { port: via.port, shipping: query.shipping, clock })
        : cents(query.freight),
    (db) => insuranceToday(db, { clock, isWanted: query.insurance !== false }),
    (db) => listLocalCharges(db, now),
    (db) => listPricesOf(db, rules, modelOf(query, { listed, car })),
  )
  const { country } = query
  const { inspection: byTariff, ...inland } = ownPrices(own, {
    country,
    origin: car.origin,
    route: via.route,
  })
  const inspection = agreed.inspection ?? byTariff
  const arrival = arrivalOf(query, { rules, listed, now })
  const found = landedPrice(rules, {
    car,
    prices: {
      fob,
      freight,
      insurance: agreed.insurance ?? insuranceOf(fob, freight),
      ...(inspection !== undefined && { inspection }),
      // For a car of ours the invoice asks for an inspection only at our own price.
      asksByRule: listed === null,
    },
    route: via.route,
    ...inland,
    ...(via.port !== null && { port: via.port }),
    arrival,
    rates: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
    known: { ...listPrices, ...knownValues(query) },
  })
  const missing = via.isUnknown ? [...found.missing, 'route'] : found.missing
  const deadline = deadlineAfter(rules.eligibility, car, arrival)
  return landedPriceView({ ...found, missing }, { rules, rates, query, deadline, arrival })
}

/** When the journey that is asked about would end, if it began now. */
export function arrivalOf(
  query: LandedPriceQuery,
  { rules, listed, now }: { rules: CountryRules; listed: ListedCar | null; now: Date },
): ArrivalWindow {
  const { origin } = factsOfQuery(query, listed && factsOf(listed))
  const { port } = chooseRoute(rules, query)
  return arrivalWindow(rules, query, { today: shopDay(now), port, origin })
}

/** The model to look up in a price list: the query's, else the listing's. */
function modelOf(
  { make, model }: LandedPriceQuery,
  { listed, car }: { listed: ListedCar | null; car: CarFacts },
): ListedModel | null {
  if (!listed && (make === undefined || model === undefined)) return null
  const { modelCode, ...names } = listed
    ? listedModel(listed)
    : { make: null, model: null, modelCode: null }
  return {
    make: make ?? names.make,
    model: model ?? names.model,
    modelCode: make === undefined && model === undefined ? modelCode : null,
    engineCc: car.engine_cc,
    fuel: car.fuel,
  }
}

/** The car's price in each edition of the office's list, where the country taxes by one. */
async function listPricesOf(
  db: Database,
  rules: CountryRules,
  model: ListedModel | null,
): Promise<Pick<KnownValues, 'listPrices'>> {
  if (!model) return {}
  const listPrices = new Map<string, ListPrice>()
  for (const edition of editionsOf(rules)) {
    const [found] = await findEachListPrice(db, edition, [model])
    if (found) listPrices.set(edition, found)
  }
  return { listPrices }
}

function cents(dollars: string): number {
  return toMinor(dollars, 'USD')
}
