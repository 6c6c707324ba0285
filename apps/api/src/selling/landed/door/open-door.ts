import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../core/clock.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Database } from '../../../platform/db/database.ts'
import { keepRead } from '../../../platform/db/keep-read.ts'
import type { Destination, OpenDoor } from '../../../stock/catalogue/door/door.ts'
import { oldestShown } from '../../exchange-rates/days.ts'
import { listCurrentRates } from '../../exchange-rates/exchange-rates.store.ts'
import { wayOf } from '../question.ts'
import { readImportRules } from '../rules.store.ts'
import { freightTo, insuranceToday } from '../shop-terms.ts'
import { LandedDoor } from './door.ts'
import { readFactNames } from './door-names.store.ts'
import { ListPrices } from './list-prices.ts'

/** Destinations that are asked for at a time; each knows what it computed of all vehicles. */
const mostDoors = 64

/** How long a new rule, rate or tariff waits, in milliseconds. */
const kept = keepRead<LandedDoor | null>({ freshFor: 15_000, most: mostDoors })

interface Opened {
  door: LandedDoor
  /** Of everything that it computes from. */
  digest: string
}

const opened = new WeakMap<Database, LRUCache<string, Opened>>()

/** The same door as long as nothing changed, with all that it has computed. */
export const openDoor: OpenDoor = ({ db, clock, settings }, destination) => {
  const key = JSON.stringify(destination)
  return kept(db, key, async () => {
    let doors = opened.get(db)
    if (!doors) {
      doors = new LRUCache({ max: mostDoors })
      opened.set(db, doors)
    }
    const found = await readDoor(db, { clock, settings, destination }, doors.get(key))
    if (found) doors.set(key, found)
    return found?.door ?? null
  })
}

interface Asked {
  clock: Clock
  settings: Settings
  destination: Destination
}

async function readDoor(
  db: Database,
  { clock, settings, destination }: Asked,
  before: Opened | undefined,
): Promise<Opened | null> {
  const { country, shipping, insurance } = destination
  const rules = await readImportRules(db, country)
  if (!rules) return null
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  const listed = await listCurrentRates(db, oldestShown(now, settings.exchangeRateDays))
  const rates = Object.fromEntries(listed.map(({ currency, rate }) => [currency, rate]))
  const way = wayOf(rules, destination)
  const freight = await freightTo(db, rules, { port: way.port, shipping, clock })
  const insuranceOf = await insuranceToday(db, { clock, isWanted: insurance })
  const names = await readFactNames(db)
  // The tariff of insurance is told by two prices: the least one, and one far above it.
  const insured = [0, 1_000_000_000].map((price) => insuranceOf(price, freight))
  const facts = [rules, rates, way, freight, insured, today]
  const digest = createHash('sha256')
    .update(JSON.stringify([facts, ...Object.values(names).map((map) => [...map])]))
    .digest('base64')
  if (before?.digest === digest) return before
  const terms = { rules, rates, way, freight, insuranceOf, today }
  return { door: new LandedDoor(terms, names, new ListPrices(db, rules)), digest }
}
