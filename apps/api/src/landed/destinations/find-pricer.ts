import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import { shopDay } from '../../core/shop-day.ts'
import type { Database } from '../../platform/db/database.ts'
import { cachedRead } from '../../platform/db/cached-read.ts'
import { primaryOf } from '../../platform/db/replicas/primary-of.ts'
import type {
  Destination,
  FindPricer,
} from '../../stock/catalogue/landed-price/destination-pricer.ts'
import { oldestShown } from '../../pricing/exchange-rates/days.ts'
import { listCurrentRates } from '../../pricing/exchange-rates/exchange-rates.store.ts'
import { chooseRoute, type RouteChoice } from '../question.ts'
import { readImportRules } from '../rules.store.ts'
import type { CountryRules } from '../rules.ts'
import { freightTo, insuranceToday } from '../shop-prices.ts'
import { listLocalCharges } from '../../pricing/local-charges/local-charges.store.ts'
import { RulePricer } from './rule-pricer.ts'
import type { DestinationUse } from './destination-uses.store.ts'
import { PricerSwap, type PricerVersion } from './pricer-swap.ts'
import { readFactNames } from './fact-names.store.ts'
import { editionsOf } from '../editions.ts'
import { listMatches } from '../price-lists/price-list-matches.store.ts'
import { ListPrices } from './list-prices.ts'

/** Destinations whose pricers a process holds at a time; each holds its prices of all vehicles, at a million some 14 MB. */
export const maxDestinations = 24

/** How long a new rule, rate or tariff waits at the most when no invalidation arrives, in milliseconds. */
const freshFor = 15_000
const cachedRules = cachedRead<CountryRules | null>({ freshFor, most: 50, topic: 'shop' })
const cachedSwaps = cachedRead<PricerSwap>({ freshFor, most: maxDestinations, topic: 'shop' })

/** What a process holds of a database's destinations. */
interface Destinations {
  swaps: LRUCache<string, PricerSwap>
  /** How often each was asked for since the counts were last written down. */
  uses: Map<string, DestinationUse>
}

const destinationsOfDatabase = new WeakMap<Database, Destinations>()

type Needs = Parameters<FindPricer>[0]

/** The same pricer as long as nothing changed, with everything that it has computed. */
export const findPricer: FindPricer = async (context, destination) => {
  const found = await findPricerSwap(context, destination)
  if (!found) return null
  const { uses } = destinationsOf(context.db)
  const asks = (uses.get(found.key)?.asks ?? 0) + 1
  uses.set(found.key, { key: found.key, destination, asks })
  return found.swap.pricer()
}

/** Null where we know no rules of the country. */
export async function findPricerSwap(
  { db: asked, clock, settings }: Needs,
  destination: Destination,
): Promise<{ key: string; swap: PricerSwap } | null> {
  const db = primaryOf(asked)
  const { country, shipping, insurance } = destination
  const rules = await cachedRules(db, country, () => readImportRules(db, country))
  if (!rules) return null
  // The key is the route, not the text that was written: an unknown town gets no pricer of its own.
  const via = knownRoute(rules, destination)
  const key = JSON.stringify([country, via, shipping, insurance])
  const swap = await cachedSwaps(db, key, async () => {
    const { swaps } = destinationsOf(db)
    const before = swaps.get(key)
    const inputs = { clock, settings, rules, via, shipping, insurance }
    const version = await readPricer(db, inputs, before?.newest)
    const one = before ?? new PricerSwap(version)
    one.follow(version)
    swaps.set(key, one)
    return one
  })
  return { key, swap }
}

/** The uses since the last call; whoever takes them writes them down. */
export function takeUses(db: Database): DestinationUse[] {
  const { uses } = destinationsOf(db)
  const taken = [...uses.values()]
  uses.clear()
  return taken
}

function destinationsOf(asked: Database): Destinations {
  const db = primaryOf(asked)
  const found = destinationsOfDatabase.get(db) ?? {
    swaps: new LRUCache<string, PricerSwap>({ max: maxDestinations }),
    uses: new Map<string, DestinationUse>(),
  }
  destinationsOfDatabase.set(db, found)
  return found
}

/** A port that the country's rules do not know counts as no port. */
function knownRoute(rules: CountryRules, destination: Destination): RouteChoice {
  const via = chooseRoute(rules, destination)
  const isKnown = rules.ports.some(({ unlocode }) => unlocode === via.port)
  return isKnown || via.route !== null ? via : { route: null, port: null, isUnknown: true }
}

interface PricerInputs extends Pick<Destination, 'shipping' | 'insurance'> {
  clock: Clock
  settings: Settings
  rules: CountryRules
  via: RouteChoice
}

async function readPricer(
  db: Database,
  { clock, settings, rules, via, shipping, insurance }: PricerInputs,
  before: PricerVersion | undefined,
): Promise<PricerVersion> {
  const now = clock.now()
  const today = shopDay(now)
  const listed = await listCurrentRates(db, oldestShown(now, settings.exchangeRateDays))
  const rates = Object.fromEntries(listed.map(({ currency, rate }) => [currency, rate]))
  const freight = await freightTo(db, rules, { port: via.port, shipping, clock })
  const insuranceOf = await insuranceToday(db, { clock, isWanted: insurance })
  const own = await listLocalCharges(db, now)
  const names = await readFactNames(db)
  // Two prices stand for the tariff of insurance: the minimum premium, and one far above it.
  const insured = [0, 1_000_000_000].map((price) => insuranceOf(price, freight))
  const matches = editionsOf(rules).length === 0 ? [] : await listMatches(db, rules.country.iso2)
  const inputs = [rules, rates, via, freight, insured, own, matches]
  const digest = createHash('sha256')
    .update(JSON.stringify([inputs, ...Object.values(names).map((map) => [...map])]))
    .digest('base64')
  if (before?.digest === digest && before.today === today) return before
  const terms = { rules, rates, via, freight, insuranceOf, own, today }
  const pricer = new RulePricer(terms, names, new ListPrices(db, rules, today))
  return { pricer, digest, today }
}
