import type { Database } from '../../platform/db/database.ts'
import type { ListPrice } from '../customs-value.ts'
import { editionsOf } from '../editions.ts'
import { findEachListPrice, type ListedModel } from '../price-list.store.ts'
import type { CountryRules } from '../rules.ts'

/** By the editions of a price list. */
type PricesOfModel = ReadonlyMap<string, ListPrice>

const none: PricesOfModel = new Map()

/** The prices of models on a customs office's price list, each read once. */
export class ListPrices {
  readonly #db: Database
  readonly #editions: readonly string[]
  readonly #known = new Map<string, PricesOfModel>()

  /** Reads the editions that count from a day on. */
  constructor(db: Database, rules: CountryRules, today: string) {
    this.#db = db
    this.#editions = editionsOf(rules, today)
  }

  /** To be awaited before `of`. */
  async load(models: readonly ListedModel[]): Promise<void> {
    if (this.#editions.length === 0) return
    const wanted = new Map(models.map((model) => [keyOf(model), model]))
    const unknown = [...wanted].filter(([key]) => !this.#known.has(key))
    const found = unknown.map(() => new Map<string, ListPrice>())
    for (const edition of this.#editions) {
      const prices = await findEachListPrice(
        this.#db,
        edition,
        unknown.map(([, model]) => model),
      )
      for (const [index, price] of prices.entries()) if (price) found[index]?.set(edition, price)
    }
    for (const [index, [key]] of unknown.entries()) this.#known.set(key, found[index] ?? none)
  }

  of(model: ListedModel): PricesOfModel {
    return this.#known.get(keyOf(model)) ?? none
  }
}

function keyOf({ make, model, modelCode, engineCc, fuel }: ListedModel): string {
  return JSON.stringify([make, model, modelCode, engineCc, fuel])
}
