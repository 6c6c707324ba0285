import type { Handler } from '../../core/contract.ts'
import type { Clock } from '../../core/clock.ts'
import { notFound } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { canSee } from '../../stock/catalogue/product/visibility.ts'
import { oldestShown } from '../exchange-rates/days.ts'
import { listCurrentRates } from '../exchange-rates/exchange-rates.store.ts'
import { findInsuranceTerms } from '../insurance/insurance.store.ts'
import { insurancePrice } from '../pricing/insurance.ts'
import { listDestinationPorts } from '../shipping/places.store.ts'
import { chargesAt, isDetermined } from '../tariffs/tariff.ts'
import { listTariffs } from '../tariffs/tariff.store.ts'
import { toMinor } from './amounts.ts'
import type { KnownValues } from './customs-value.ts'
import { landedPrice } from './landed-price.ts'
import { landedPriceView } from './landed-price.view.ts'
import { findListPrices } from './price-list.store.ts'
import { factsOf, type ListedCar, listedModel } from './product-facts.ts'
import { findListedCar } from './product-facts.store.ts'
import { type Asked, askedFacts, knownValues, wayOf, windowOf } from './question.ts'
import { readImportRules } from './rules.store.ts'
import type { CountryRules } from './rules.ts'
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
      ? await tariffTo(db, portName(rules, way.port), { clock, query })
      : cents(query.freight)
  const arrival = windowOf(rules, query, {
    today: now.toISOString().slice(0, 10),
    port: way.port,
    origin: car.origin,
  })
  const found = landedPrice(rules, {
    car,
    prices: { fob, freight, insurance: await insuranceOf(db, { fob, freight }, { clock, query }) },
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

function portName({ ports }: CountryRules, code: string | null): string | null {
  return ports.find(({ unlocode }) => unlocode === code)?.name ?? null
}

interface Circumstances {
  clock: Clock
  query: Asked
}

/** What the shop's tariff says to the port; null where it says nothing. */
async function tariffTo(
  db: Database,
  port: string | null,
  { clock, query }: Circumstances,
): Promise<number | null> {
  const ports = await listDestinationPorts(db)
  const id = ports.find(({ name }) => name === port)?.port_id ?? null
  const charges = chargesAt(await listTariffs(db), id, clock.now())
  const charge = query.shipping === 'CONTAINER' ? charges.Container : charges.RORO
  return isDetermined(charge) ? charge : null
}

async function insuranceOf(
  db: Database,
  { fob, freight }: { fob: number | null; freight: number | null },
  { clock, query }: Circumstances,
): Promise<number | null> {
  if (query.insurance === false || fob === null || freight === null) return null
  const lines = [{ insurance_requested: true, net: fob }]
  return insurancePrice({ lines, charge: freight }, await findInsuranceTerms(db, clock.now()))
}
