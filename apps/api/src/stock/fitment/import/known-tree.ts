import { keyOf, looseKeyOf } from './names.ts'

export interface KnownModel {
  name: string
  slug: string
  body: string | null
  /** The years of all its trims. */
  years: Set<number>
  variants: Map<string, KnownVariant>
}

export interface KnownVariant {
  name: string
  /** Years by body and engine. */
  trims: Map<string, Set<number>>
}

export interface KnownMake {
  name: string
  slug: string
  /** By slug. */
  models: Map<string, KnownModel>
  /** By name in one word. */
  loose: Map<string, KnownModel>
}

export function emptyMake(name: string, slug: string): KnownMake {
  return { name, slug, models: new Map(), loose: new Map() }
}

/** One trim, or a model or make that has none yet. */
export interface TreeRow {
  make: string
  make_slug: string
  model: string | null
  model_slug: string | null
  model_body: string | null
  variant: string | null
  body: string | null
  engine: string | null
  years: number[] | null
}

/** The vehicle tree in memory, with the additions of an import. */
export class KnownTree {
  readonly #makes = new Map<string, KnownMake>()

  constructor(rows: readonly TreeRow[]) {
    for (const row of rows) {
      const make = this.findMake(row.make) ?? this.addMake(row.make, row.make_slug)
      if (row.model === null || row.model_slug === null) continue
      const model =
        make.models.get(row.model_slug) ??
        addModel(make, { name: row.model, slug: row.model_slug, body: row.model_body })
      if (row.variant === null || row.body === null || row.engine === null) continue
      const variant = findVariant(model, row.variant) ?? addVariant(model, row.variant)
      addYears(model, variant, { body: row.body, engine: row.engine, years: row.years ?? [] })
    }
  }

  findMake(name: string): KnownMake | undefined {
    return this.#makes.get(looseKeyOf(name))
  }

  addMake(name: string, slug: string): KnownMake {
    const make = emptyMake(name, slug)
    this.#makes.set(looseKeyOf(name), make)
    return make
  }
}

export function addModel(
  make: KnownMake,
  { name, slug, body }: Pick<KnownModel, 'name' | 'slug' | 'body'>,
): KnownModel {
  const model: KnownModel = { name, slug, body, years: new Set(), variants: new Map() }
  make.models.set(slug, model)
  make.loose.set(looseKeyOf(name), model)
  return model
}

/** By slug, or by name in one word. */
export function findModel(make: KnownMake, name: string): KnownModel | undefined {
  const key = keyOf(name)
  return key === '' ? undefined : (make.models.get(key) ?? make.loose.get(looseKeyOf(name)))
}

export function findVariant(model: KnownModel, name: string): KnownVariant | undefined {
  return model.variants.get(variantKey(name))
}

export function addVariant(model: KnownModel, name: string): KnownVariant {
  const variant: KnownVariant = { name, trims: new Map() }
  model.variants.set(variantKey(name), variant)
  return variant
}

/** `+Hana` is not `Hana`, and `S` is not `S+`. */
function variantKey(name: string): string {
  return name.toLowerCase().replaceAll(/[\s-]+/g, ' ')
}

interface TrimYears {
  body: string
  engine: string
  years: readonly number[]
}

/** Returns the new part: the trim, some of its years, or nothing. */
export function addYears(
  model: KnownModel,
  variant: KnownVariant,
  { body, engine, years }: TrimYears,
): 'trim' | 'years' | 'nothing' {
  for (const year of years) model.years.add(year)
  const key = JSON.stringify([body, engine])
  const known = variant.trims.get(key)
  if (!known) {
    variant.trims.set(key, new Set(years))
    return 'trim'
  }
  const isMore = years.some((year) => !known.has(year))
  for (const year of years) known.add(year)
  return isMore ? 'years' : 'nothing'
}
