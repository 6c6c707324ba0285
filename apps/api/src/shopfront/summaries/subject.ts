import type { Context } from '../../core/context.ts'
import { listNames, type MakeName, type Names } from '../../stock/catalogue/names/names.store.ts'
import { slugOf } from '../../stock/catalogue/filters/filters.ts'
import { listFacetValues } from '../../stock/catalogue/search/facet-values.store.ts'
import { vehicleClasses, type VehicleQuery } from '../../stock/catalogue/search/vehicle-query.ts'
import { bodyTypes } from '../../stock/listings/options.data.ts'
import { readRuledCountries, type RuledCountry } from './ruled-countries.ts'

/** What a summary is asked about, by the slugs of an address. */
export interface Asked {
  make?: string | undefined
  model?: string | undefined
  body?: string | undefined
  country?: string | undefined
}

export interface Name {
  slug: string
  name: string
}

/** The same with names that the shop knows; null for what is not asked. */
export interface Subject {
  make: Name | null
  model: Name | null
  body: Name | null
  country: RuledCountry | null
  names: Names
}

/** Null where one of the names is not known: whoever makes names up gets nothing worked out. */
export async function findSubject(
  { db, listedVehicles }: Pick<Context, 'db' | 'listedVehicles'>,
  asked: Asked,
): Promise<Subject | null> {
  const names = await listNames(db)
  const found = { ...namedIn(names, asked), body: null, country: null, names }
  if (!found.isKnown) return null
  const body = asked.body === undefined ? null : await findBody({ db, listedVehicles }, asked.body)
  const country =
    asked.country === undefined
      ? null
      : (await readRuledCountries(db)).find(({ slug }) => slug === asked.country)
  if (body === undefined || country === undefined) return null
  const { make, model } = found
  return { make, model, body, country, names }
}

/** A make, and a model of it. */
export function namedIn(
  { makes, models }: Names,
  { make: makeSlug, model: modelSlug }: Pick<Asked, 'make' | 'model'>,
): { isKnown: boolean; make: Name | null; model: Name | null } {
  const make = makes.find(({ slug }) => slug === makeSlug)
  const model = models.find(({ slug, make_id }) => slug === modelSlug && make_id === make?.id)
  const isKnown = (makeSlug === undefined || !!make) && (modelSlug === undefined || !!model)
  return { isKnown, make: make ? nameOf(make) : null, model: model ? nameOf(model) : null }
}

function nameOf({ slug, name }: MakeName): Name {
  return { slug, name }
}

/** As vehicles write it, or as sellers choose it where no vehicle has it. */
async function findBody(
  { db, listedVehicles }: Pick<Context, 'db' | 'listedVehicles'>,
  slug: string,
): Promise<Name | undefined> {
  const values = await listFacetValues({ db, index: listedVehicles() })
  const written = values.find(({ filter, value }) => filter === 'body' && slugOf(value) === slug)
  const name = written?.value ?? bodyTypes.find((one) => slugOf(one) === slug)
  return name === undefined ? undefined : { slug, name }
}

/** The search that finds what a subject is about, whatever its country. */
export function queryOf({
  make,
  model,
  body,
}: Pick<Subject, 'make' | 'model' | 'body'>): VehicleQuery {
  return {
    market: 'export',
    classes: [...vehicleClasses],
    make: make?.slug ?? null,
    model: model?.slug ?? null,
    texts: [],
    simple: null,
    pattern: null,
    prices: null,
    numbers: {},
    listedWithin: null,
    slugs: body ? { body: [body.slug] } : {},
  }
}
