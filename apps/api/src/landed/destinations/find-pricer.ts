import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import type { Database } from '../../platform/db/database.ts'
import { keepRead } from '../../platform/db/keep-read.ts'
import { primaryBehind } from '../../platform/db/replicas/primary-behind.ts'
import type { Destination, OpenDoor } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import { oldestShown } from '../../pricing/exchange-rates/days.ts'
import { listCurrentRates } from '../../pricing/exchange-rates/exchange-rates.store.ts'
import { type Way, wayOf } from '../question.ts'
import { readImportRules } from '../rules.store.ts'
import type { CountryRules } from '../rules.ts'
import { freightTo, insuranceToday } from '../shop-terms.ts'
import { listDoorPrices } from '../../pricing/local-charges/local-charges.store.ts'
import { LandedDoor } from './rule-pricer.ts'
import type { DoorUse } from './destination-uses.store.ts'
import { Entrance, type Opened } from './pricer-swap.ts'
import { readFactNames } from './fact-names.store.ts'
import { editionsOf } from '../editions.ts'
import { listMatches } from '../price-lists/price-list-matches.store.ts'
import { ListPrices } from './list-prices.ts'

/** Destinations that are asked for at a time; each knows what it computed of all vehicles, at a million some 14 MB. */
export const mostDoors = 24

/** How long a new rule, rate or tariff waits at the most when nobody tells of it, in milliseconds. */
const freshFor = 15_000
const keptRules = keepRead<CountryRules | null>({ freshFor, most: 50, topic: 'shop' })
const kept = keepRead<Entrance>({ freshFor, most: mostDoors, topic: 'shop' })

/** What a process knows of the doors of a database. */
interface Known {
  entrances: LRUCache<string, Entrance>
  /** How often each was asked for since the counts were last written down. */
  uses: Map<string, DoorUse>
}

const knownOf = new WeakMap<Database, Known>()

type Needs = Parameters<OpenDoor>[0]

/** The same door as long as nothing changed, with all that it has computed. */
export const openDoor: OpenDoor = async (context, destination) => {
  const found = await findEntrance(context, destination)
  if (!found) return null
  const { uses } = known(context.db)
  const asks = (uses.get(found.key)?.asks ?? 0) + 1
  uses.set(found.key, { door: found.key, destination, asks })
  return found.entrance.door()
}

/** Null where we know no rules of the country. */
export async function findEntrance(
  { db: asked, clock, settings }: Needs,
  destination: Destination,
): Promise<{ key: string; entrance: Entrance } | null> {
  const db = primaryBehind(asked)
  const { country, shipping, insurance } = destination
  const rules = await keptRules(db, country, () => readImportRules(db, country))
  if (!rules) return null
  // The key is the way there, not the text that was written: an unknown town gets no door of its own.
  const way = knownWay(rules, destination)
  const key = JSON.stringify([country, way, shipping, insurance])
  const entrance = await kept(db, key, async () => {
    const { entrances } = known(db)
    const before = entrances.get(key)
    const terms = { clock, settings, rules, way, shipping, insurance }
    const opened = await readDoor(db, terms, before?.newest)
    const one = before ?? new Entrance(opened)
    one.follow(opened)
    entrances.set(key, one)
    return one
  })
  return { key, entrance }
}

/** What was asked for since the last time, for whoever writes it down. */
export function takeUses(db: Database): DoorUse[] {
  const { uses } = known(db)
  const taken = [...uses.values()]
  uses.clear()
  return taken
}

function known(asked: Database): Known {
  const db = primaryBehind(asked)
  const found = knownOf.get(db) ?? {
    entrances: new LRUCache<string, Entrance>({ max: mostDoors }),
    uses: new Map<string, DoorUse>(),
  }
  knownOf.set(db, found)
  return found
}

/** A port that the country's rules do not know is nowhere. */
function knownWay(rules: CountryRules, destination: Destination): Way {
  const way = wayOf(rules, destination)
  const isKnown = rules.ports.some(({ unlocode }) => unlocode === way.port)
  return isKnown || way.route !== null ? way : { route: null, port: null, isUnknown: true }
}

interface Asked extends Pick<Destination, 'shipping' | 'insurance'> {
  clock: Clock
  settings: Settings
  rules: CountryRules
  way: Way
}

async function readDoor(
  db: Database,
  { clock, settings, rules, way, shipping, insurance }: Asked,
  before: Opened | undefined,
): Promise<Opened> {
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  const listed = await listCurrentRates(db, oldestShown(now, settings.exchangeRateDays))
  const rates = Object.fromEntries(listed.map(({ currency, rate }) => [currency, rate]))
  const freight = await freightTo(db, rules, { port: way.port, shipping, clock })
  const insuranceOf = await insuranceToday(db, { clock, isWanted: insurance })
  const own = await listDoorPrices(db, now)
  const names = await readFactNames(db)
  // The tariff of insurance is told by two prices: the least one, and one far above it.
  const insured = [0, 1_000_000_000].map((price) => insuranceOf(price, freight))
  const matches = editionsOf(rules).length === 0 ? [] : await listMatches(db, rules.country.iso2)
  const facts = [rules, rates, way, freight, insured, own, matches]
  const digest = createHash('sha256')
    .update(JSON.stringify([facts, ...Object.values(names).map((map) => [...map])]))
    .digest('base64')
  if (before?.digest === digest && before.today === today) return before
  const terms = { rules, rates, way, freight, insuranceOf, own, today }
  const door = new LandedDoor(terms, names, new ListPrices(db, rules, today))
  return { door, digest, today }
}
