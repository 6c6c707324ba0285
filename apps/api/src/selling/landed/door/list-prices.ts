import type { Database } from '../../../platform/db/database.ts'
import type { KnownValues } from '../customs-value.ts'
import { findEachListPrice, type ListedModel } from '../price-list.store.ts'
import type { CountryRules } from '../rules.ts'

type ListPrice = NonNullable<KnownValues['listPrice']>

/** What an office's price list says of models, each asked once. */
export class ListPrices {
  readonly #db: Database
  readonly #edition: string | undefined
  readonly #known = new Map<string, ListPrice | null>()

  constructor(db: Database, { duty }: CountryRules) {
    this.#db = db
    this.#edition = duty.regimes.find(({ value_basis }) => value_basis.list)?.value_basis.list
  }

  /** To be awaited before `of`. */
  async learn(models: readonly ListedModel[]): Promise<void> {
    const edition = this.#edition
    if (edition === undefined) return
    const asked = new Map(models.map((model) => [keyOf(model), model]))
    const unknown = [...asked].filter(([key]) => !this.#known.has(key))
    const found = await findEachListPrice(
      this.#db,
      edition,
      unknown.map(([, model]) => model),
    )
    for (const [index, [key]] of unknown.entries()) this.#known.set(key, found[index] ?? null)
  }

  of(model: ListedModel): ListPrice | null {
    return this.#known.get(keyOf(model)) ?? null
  }
}

function keyOf({ make, model, modelCode, engineCc, fuel }: ListedModel): string {
  return JSON.stringify([make, model, modelCode, engineCc, fuel])
}
