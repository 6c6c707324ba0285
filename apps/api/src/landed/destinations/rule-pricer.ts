import { openThrottle } from '../../platform/scheduling/throttle.ts'
import type {
  DestinationPricer,
  LandedCard,
} from '../../stock/catalogue/landed-price/destination-pricer.ts'
import type { Texts } from '../../stock/catalogue/engine/dictionary.ts'
import type { LandedPricer } from '../../stock/catalogue/engine/landed-pricer.ts'
import type { CarFacts } from '../facts.ts'
import { factsOf } from '../product-facts.ts'
import type { ListedModel } from '../price-list.store.ts'
import { LandedPriceTable, type PricedClass } from './landed-price-table.ts'
import { type ParsedFacts, parseVehicleFacts } from './parse-vehicle-facts.ts'
import type { ListPrices } from './list-prices.ts'
import {
  type ClassPricer,
  classPricer,
  type DestinationTerms,
  type PriceClass,
} from './class-pricer.ts'
import { CardCache } from './card-cache.ts'
import { priceClassKeyOf } from './rule-inputs.ts'

/** Names of the ids in vehicles' facts. */
export interface FactNames {
  /** ISO codes by the names of countries, in lower case. */
  countries: ReadonlyMap<string, string>
  makes: ReadonlyMap<number, string>
  models: ReadonlyMap<number, string>
}

interface Vehicle {
  car: CarFacts
  model: ListedModel
}

/** So many facts are priced without a noticeable delay. */
const few = 50

/** How many facts are read at a time when all vehicles are priced. */
const batch = 500

/** Prices vehicles at one destination by the import rules of its country. */
export class RulePricer implements DestinationPricer {
  readonly #pricer: ClassPricer
  readonly #classKey: (car: CarFacts) => string
  readonly #names: FactNames
  readonly #listPrices: ListPrices
  readonly #classes = new Map<string, PriceClass>()
  readonly #priced = new Map<PriceClass, PricedClass>()
  readonly #cards = new CardCache()
  readonly #ready = new WeakMap<Texts, Promise<LandedPriceTable>>()
  readonly #tables = new WeakMap<Texts, LandedPriceTable>()
  /** How many callers wait until it is ready. */
  #waiting = 0

  constructor(terms: DestinationTerms, names: FactNames, listPrices: ListPrices) {
    this.#pricer = classPricer(terms)
    this.#classKey = priceClassKeyOf(terms.rules)
    this.#names = names
    this.#listPrices = listPrices
  }

  async cards(vehicles: readonly { facts: string; price: number }[]): Promise<LandedCard[]> {
    const known = vehicles.map(({ facts }) => this.#cards.classOf(facts))
    const read = vehicles.map(({ facts }, index) => (known[index] ? null : this.#read(facts)))
    await this.#listPrices.load(read.flatMap((one) => one?.model ?? []))
    return vehicles.map(({ facts, price }, index) => {
      const priceClass = known[index] ?? this.#classOf(read[index] as Vehicle)
      const cached = this.#cards.get(priceClass, price)
      if (cached) return cached
      const card = this.#pricer.card(priceClass, price)
      this.#cards.set(facts, priceClass, { price, card })
      return card
    })
  }

  async prices(facts: Texts): Promise<LandedPricer> {
    this.#waiting += 1
    try {
      return await this.warm(facts)
    } finally {
      this.#waiting -= 1
    }
  }

  /** The same while nobody waits for it, at half the speed. */
  async warm(facts: Texts): Promise<LandedPricer> {
    const before = this.#ready.get(facts) ?? Promise.resolve(this.#tableOf(facts))
    const ready = before.then((table) => this.#fill(facts, table))
    this.#ready.set(facts, ready)
    ready.catch(() => {
      // Only one call at a time fills a table.
      if (this.#ready.get(facts) === ready) this.#ready.delete(facts)
    })
    return ready
  }

  isReady(facts: Texts): boolean {
    return facts.size - this.#tableOf(facts).judged <= few
  }

  /** The same table as long as the pricer lives: searches cache what they computed from it. */
  #tableOf(facts: Texts): LandedPriceTable {
    const known = this.#tables.get(facts)
    if (known) return known
    const table = new LandedPriceTable()
    this.#tables.set(facts, table)
    return table
  }

  async #fill(facts: Texts, table: LandedPriceTable): Promise<LandedPriceTable> {
    const throttle = openThrottle(() => this.#waiting > 0)
    while (table.judged < facts.size) {
      const first = table.judged
      const end = Math.min(facts.size, first + batch)
      const read = Array.from({ length: end - first }, (_, index) =>
        this.#read(facts.valueOf(first + index)),
      )
      await this.#listPrices.load(read.map(({ model }) => model))
      for (const one of read) {
        table.add(this.#price(this.#classOf(one)))
        await throttle()
      }
    }
    return table
  }

  #classOf({ car, model }: Vehicle): PriceClass {
    const listPrices = this.#listPrices.of(model)
    const prices = [...listPrices].map(([edition, { low, high }]) => `${edition} ${low} ${high}`)
    const key = [this.#classKey(car), ...prices].join(' ')
    const found = this.#classes.get(key)
    if (found) return found
    const priceClass = { car, listPrices }
    this.#classes.set(key, priceClass)
    return priceClass
  }

  #price(priceClass: PriceClass): PricedClass {
    const found = this.#priced.get(priceClass)
    if (found) return found
    const { admission, estimate, cost } = this.#pricer
    const priced = {
      admission: admission(priceClass),
      estimate: estimate(priceClass),
      cost: (price: number) => cost(priceClass, price),
    }
    this.#priced.set(priceClass, priced)
    return priced
  }

  #read(text: string): Vehicle {
    const row = parseVehicleFacts(text)
    const origin = row.loadedIn === null ? null : (this.#names.countries.get(row.loadedIn) ?? null)
    const car = factsOf({ ...row.listed, origin })
    return { car, model: this.#modelOf(row, car) }
  }

  #modelOf(
    { makeId, modelId, modelCode }: ParsedFacts,
    { engine_cc: engineCc, fuel }: CarFacts,
  ): ListedModel {
    return {
      make: makeId === null ? null : (this.#names.makes.get(makeId) ?? null),
      model: modelId === null ? null : (this.#names.models.get(modelId) ?? null),
      modelCode,
      engineCc,
      fuel,
    }
  }
}
