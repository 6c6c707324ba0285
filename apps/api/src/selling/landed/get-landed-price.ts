import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { canSee } from '../../stock/catalogue/product/visibility.ts'
import { oldestShown } from '../exchange-rates/days.ts'
import { listCurrentRates } from '../exchange-rates/exchange-rates.store.ts'
import { toMinor } from './amounts.ts'
import type { KnownValues } from './customs-value.ts'
import { landedPrice } from './landed-price.ts'
import { landedPriceView } from './landed-price.view.ts'
import { findListPrices } from './price-list.store.ts'
import { factsOf, type ListedCar, listedModel } from './product-facts.ts'
import { findListedCar } from './product-facts.store.ts'
import { askedFacts, knownValues, wayOf, windowOf } from './question.ts'
import { readImportRules } from './rules.store.ts'
import type { CountryRules } from './rules.ts'
import { freightTo, insuranceToday } from './shop-terms.ts'
import { deadlineAfter } from './verdict.ts'

export const getLandedPrice: Handler<'getLandedPrice'> = async (
  { db, clock, settings },
  { query, account },
) => {
  const rules = await readImportRules(db, query.country)
  if (!rules) return notFound
  const listed = query.product === undefined ? null : await findListedCar(db, query.product)
  if (query.product !== undefined) {
    if (!listed || listed.market !== 'export' || !canSee(listed, account)) return notFound
  }
  const now = clock.now()
  const rates = await listCurrentRates(db, oldestShown(now, settings.exchangeRateDays))
  const car = askedFacts(query, listed && factsOf(listed))
  const way = wayOf(rules, query)
  const fob = query.price === undefined ? (listed?.price ?? null) : cents(query.price)
  const freight =
    query.freight === undefined
      ? await freightTo(db, rules, { port: way.port, shipping: query.shipping, clock })
      : cents(query.freight)
  const insuranceOf = await insuranceToday(db, { clock, isWanted: query.insurance !== false })
  const arrival = windowOf(rules, query, {
    today: now.toISOString().slice(0, 10),
    port: way.port,
    origin: car.origin,
  })
  const found = landedPrice(rules, {
    car,
    prices: { fob, freight, insurance: insuranceOf(fob, freight) },
    route: way.route,
    ...(way.port !== null && { port: way.port }),
    arrival,
    rates: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
    known: { ...(await listPriceOf(db, rules, listed)), ...knownValues(query) },
  })
  const missing = way.isUnknown ? [...found.missing, 'route'] : found.missing
  const landBy = deadlineAfter(rules.eligibility, car, arrival)?.landBy ?? null
  return {
    status: 200,
    body: landedPriceView({ ...found, missing }, { rules, rates, query, landBy }),
  }
}

/** What the office's price list says of a car of ours, where the country taxes from one. */
async function listPriceOf(
  db: Database,
  { duty }: CountryRules,
  listed: ListedCar | null,
): Promise<Pick<KnownValues, 'listPrice'>> {
  const edition = duty.regimes.find(({ value_basis }) => value_basis.list)?.value_basis.list
  if (!listed || edition === undefined) return {}
  const listPrice = await findListPrices(db, edition, listedModel(listed))
  return listPrice ? { listPrice } : {}
}

function cents(dollars: string): number {
  return toMinor(dollars, 'USD')
}
