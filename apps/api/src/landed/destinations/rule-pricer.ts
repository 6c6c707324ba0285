import { openPace } from '../../platform/load/pace.ts'
import type { Door, LandedCard } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import type { Texts } from '../../stock/catalogue/engine/dictionary.ts'
import type { LandedPricer } from '../../stock/catalogue/engine/landed-pricer.ts'
import type { CarFacts } from '../facts.ts'
import { factsOf } from '../product-facts.ts'
import type { ListedModel } from '../price-list.store.ts'
import { DoorTable, type Judged } from './landed-price-table.ts'
import { type FactsRow, readFacts } from './parse-vehicle-facts.ts'
import type { ListPrices } from './list-prices.ts'
import { type Alike, type DoorTerms, type Pricing, pricingOf } from './class-pricer.ts'
import { KeptCards } from './card-cache.ts'
import { relevantFacts } from './rule-inputs.ts'

/** Names behind the numbers of facts. */
export interface FactNames {
  /** ISO codes by the names of countries, in small letters. */
  countries: ReadonlyMap<string, string>
  makes: ReadonlyMap<number, string>
  models: ReadonlyMap<number, string>
}

interface Facts {
  car: CarFacts
  model: ListedModel
}

/** So many kinds of vehicles are judged without anybody noticing. */
const few = 50

/** Makes ready what a search over all vehicles needs, so many at a time. */
const batch = 500

export class LandedDoor implements Door {
  readonly #pricing: Pricing
  readonly #relevant: (car: CarFacts) => string
  readonly #names: FactNames
  readonly #listPrices: ListPrices
  readonly #alike = new Map<string, Alike>()
  readonly #judged = new Map<Alike, Judged>()
  readonly #cards = new KeptCards()
  readonly #ready = new WeakMap<Texts, Promise<DoorTable>>()
  readonly #tables = new WeakMap<Texts, DoorTable>()
  /** Who waits until it is ready. */
  #waiting = 0

  constructor(terms: DoorTerms, names: FactNames, listPrices: ListPrices) {
    this.#pricing = pricingOf(terms)
    this.#relevant = relevantFacts(terms.rules)
    this.#names = names
    this.#listPrices = listPrices
  }

  async cards(vehicles: readonly { facts: string; price: number }[]): Promise<LandedCard[]> {
    const known = vehicles.map(({ facts }) => this.#cards.kindOf(facts))
    const read = vehicles.map(({ facts }, index) => (known[index] ? null : this.#read(facts)))
    await this.#listPrices.learn(read.flatMap((one) => one?.model ?? []))
    return vehicles.map(({ facts, price }, index) => {
      const alike = known[index] ?? this.#alikeTo(read[index] as Facts)
      const kept = this.#cards.of(alike, price)
      if (kept) return kept
      const card = this.#pricing.card(alike, price)
      this.#cards.keep(facts, alike, { price, card })
      return card
    })
  }

  async prices(facts: Texts): Promise<LandedPricer> {
    this.#waiting += 1
    try {
      return await this.prepare(facts)
    } finally {
      this.#waiting -= 1
    }
  }

  /** The same while nobody waits for it, at half the speed. */
  async prepare(facts: Texts): Promise<LandedPricer> {
    const before = this.#ready.get(facts) ?? Promise.resolve(this.#tableOf(facts))
    const ready = before.then((table) => this.#makeReady(facts, table))
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

  /** The same as long as the door is: searches keep what they learnt from it. */
  #tableOf(facts: Texts): DoorTable {
    const known = this.#tables.get(facts)
    if (known) return known
    const table = new DoorTable()
    this.#tables.set(facts, table)
    return table
  }

  async #makeReady(facts: Texts, table: DoorTable): Promise<DoorTable> {
    const pace = openPace(() => this.#waiting > 0)
    while (table.judged < facts.size) {
      const first = table.judged
      const end = Math.min(facts.size, first + batch)
      const read = Array.from({ length: end - first }, (_, index) =>
        this.#read(facts.valueOf(first + index)),
      )
      await this.#listPrices.learn(read.map(({ model }) => model))
      for (const one of read) {
        table.add(this.#judge(this.#alikeTo(one)))
        await pace()
      }
    }
    return table
  }

  #alikeTo({ car, model }: Facts): Alike {
    const listPrices = this.#listPrices.of(model)
    const prices = [...listPrices].map(([edition, { low, high }]) => `${edition} ${low} ${high}`)
    const key = [this.#relevant(car), ...prices].join(' ')
    const found = this.#alike.get(key)
    if (found) return found
    const alike = { car, listPrices }
    this.#alike.set(key, alike)
    return alike
  }

  #judge(alike: Alike): Judged {
    const found = this.#judged.get(alike)
    if (found) return found
    const { admission, lines, cost } = this.#pricing
    const judged = {
      admission: admission(alike),
      lines: lines(alike),
      cost: (price: number) => cost(alike, price),
    }
    this.#judged.set(alike, judged)
    return judged
  }

  #read(text: string): Facts {
    const row = readFacts(text)
    const origin = row.loadedIn === null ? null : (this.#names.countries.get(row.loadedIn) ?? null)
    const car = factsOf({ ...row.sheet, origin })
    return { car, model: this.#modelOf(row, car) }
  }

  #modelOf(
    { makeId, modelId, modelCode }: FactsRow,
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
