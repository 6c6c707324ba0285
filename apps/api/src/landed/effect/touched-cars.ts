import { openYielder } from '../../core/yield-to-event-loop.ts'
import type { Database } from '../../platform/db/database.ts'
import { readFactNames } from '../destinations/fact-names.store.ts'
import { parseVehicleFacts } from '../destinations/parse-vehicle-facts.ts'
import { priceClassKeyOf } from '../destinations/rule-inputs.ts'
import type { CarFacts } from '../facts.ts'
import { factsOf } from '../product-facts.ts'
import type { Touch } from './touched.ts'
import { listVehiclesOnSale } from './vehicles-on-sale.store.ts'
import type { CountryRules } from '../rules.ts'

/** Vehicles read at a time, and at most: of some hundred thousand, the newest stand for all. */
const batch = 1_000
const mostRead = 20_000

export interface TouchedCars {
  read: number
  /** Those of which something else would be told come first. */
  cars: { id: number; title: string }[]
}

interface TouchedQuestion {
  before: CountryRules
  after: CountryRules
  touchOf: (car: CarFacts) => Touch
  /** How many are wanted. */
  count: number
}

/** The newest vehicles on sale that a draft touches. */
export async function findTouchedCars(
  db: Database,
  { before, after, touchOf, count }: TouchedQuestion,
): Promise<TouchedCars> {
  const { countries } = await readFactNames(db)
  const keys = [priceClassKeyOf(before), priceClassKeyOf(after)]
  const known = new Map<string, Touch>()
  const found = { differs: [] as TouchedCars['cars'], applies: [] as TouchedCars['cars'] }
  const yieldToEventLoop = openYielder()
  let read = 0
  let below: number | null = null
  while (read < mostRead && found.differs.length < count) {
    const vehicles = await listVehiclesOnSale(db, { below, limit: batch })
    for (const { id, title, facts } of vehicles) {
      const { listed, loadedIn } = parseVehicleFacts(facts)
      const origin = loadedIn === null ? null : (countries.get(loadedIn) ?? null)
      const car = factsOf({ ...listed, origin })
      const key = keys.map((keyOf) => keyOf(car)).join(' ')
      const touch = known.has(key) ? (known.get(key) ?? null) : touchOf(car)
      known.set(key, touch)
      if (touch && found[touch].length < count) found[touch].push({ id, title })
      await yieldToEventLoop()
    }
    read += vehicles.length
    below = vehicles.at(-1)?.id ?? null
    if (vehicles.length < batch) break
  }
  return { read, cars: [...found.differs, ...found.applies].slice(0, count) }
}
