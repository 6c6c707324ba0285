import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../core/clock.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Database } from '../../../platform/db/database.ts'
import { keepRead } from '../../../platform/db/keep-read.ts'
import { primaryBehind } from '../../../platform/db/replicas/primary-behind.ts'
import type { Destination, OpenDoor } from '../../../stock/catalogue/door/door.ts'
import { oldestShown } from '../../exchange-rates/days.ts'
import { listCurrentRates } from '../../exchange-rates/exchange-rates.store.ts'
import { type Way, wayOf } from '../question.ts'
import { readImportRules } from '../rules.store.ts'
import type { CountryRules } from '../rules.ts'
import { freightTo, insuranceToday } from '../shop-terms.ts'
import { listDoorPrices } from '../../door-prices/door-prices.store.ts'
import { LandedDoor } from './door.ts'
import { readFactNames } from './door-names.store.ts'
import { editionsOf } from '../editions.ts'
import { listMatches } from '../price-lists/price-list-matches.store.ts'
import { ListPrices } from './list-prices.ts'

/** Destinations that are asked for at a time; each knows what it computed of all vehicles, at a million some 14 MB. */
const mostDoors = 24

/** How long a new rule, rate or tariff waits at the most when nobody tells of it, in milliseconds. */
const freshFor = 15_000
const keptRules = keepRead<CountryRules | null>({ freshFor, most: 50, topic: 'shop' })
const kept = keepRead<LandedDoor>({ freshFor, most: mostDoors, topic: 'shop' })

interface Opened {
  door: LandedDoor
  /** Of everything that it computes from. */
  digest: string
}

const opened = new WeakMap<Database, LRUCache<string, Opened>>()

/** The same door as long as nothing changed, with all that it has computed. */
export const openDoor: OpenDoor = async ({ db: asked, clock, settings }, destination) => {
  const db = primaryBehind(asked)
  const { country, shipping, insurance } = destination
  const rules = await keptRules(db, country, () => readImportRules(db, country))
  if (!rules) return null
  // By the way there, not by what was written: a town that nobody knows is no door of its own.
  const way = knownWay(rules, destination)
  const key = JSON.stringify([country, way, shipping, insurance])
  return kept(db, key, async () => {
    let doors = opened.get(db)
    if (!doors) {
      doors = new LRUCache({ max: mostDoors })
      opened.set(db, doors)
    }
    const terms = { clock, settings, rules, way, shipping, insurance }
    const found = await readDoor(db, terms, doors.get(key))
    doors.set(key, found)
    return found.door
  })
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
  const facts = [rules, rates, way, freight, insured, own, today, matches]
  const digest = createHash('sha256')
    .update(JSON.stringify([facts, ...Object.values(names).map((map) => [...map])]))
    .digest('base64')
  if (before?.digest === digest) return before
  const terms = { rules, rates, way, freight, insuranceOf, own, today }
  return { door: new LandedDoor(terms, names, new ListPrices(db, rules, today)), digest }
}
