import type { Database } from '../../../platform/db/database.ts'
import { cachedRead } from '../../../platform/db/cached-read.ts'

export interface MakeName {
  id: number
  slug: string
  name: string
}

export interface ModelName extends MakeName {
  make_id: number
  /** Listed vehicles, to tell models of the same name apart. */
  n: number
}

/** Every make and model: words are compared with their names, and facets show them. */
export interface Names {
  makes: MakeName[]
  models: ModelName[]
}

const kept = cachedRead<Names>({ freshFor: 60_000, most: 1, topic: 'shop' })

/** The same by slug and by name, in small letters. */
export interface NamesByText {
  makes: ReadonlyMap<string, MakeName>
  /** Those of the same name in the order of their ids. */
  models: ReadonlyMap<string, readonly ModelName[]>
}

const byText = new WeakMap<Names, NamesByText>()

/** What a text names, without asking the database: at most a minute old. */
export async function listNamesByText(db: Database): Promise<NamesByText> {
  const names = await listNames(db)
  const known = byText.get(names)
  if (known) return known
  const makes = new Map<string, MakeName>()
  for (const make of names.makes.toReversed())
    for (const text of [make.name.toLowerCase(), make.slug]) makes.set(text, make)
  const models = new Map<string, ModelName[]>()
  for (const model of names.models)
    for (const text of new Set([model.name.toLowerCase(), model.slug]))
      models.set(text, [...(models.get(text) ?? []), model])
  byText.set(names, { makes, models })
  return { makes, models }
}

/** Names by id. */
export interface NamesById {
  makes: ReadonlyMap<number, string>
  models: ReadonlyMap<number, string>
}

const byId = new WeakMap<Names, NamesById>()

/** What makes and models are called, without asking the database: at most a minute old. */
export async function listNamesById(db: Database): Promise<NamesById> {
  const names = await listNames(db)
  const known = byId.get(names)
  if (known) return known
  const made = { makes: namesOf(names.makes), models: namesOf(names.models) }
  byId.set(names, made)
  return made
}

function namesOf(named: readonly MakeName[]): ReadonlyMap<number, string> {
  return new Map(named.map(({ id, name }) => [id, name]))
}

export function listNames(db: Database): Promise<Names> {
  return kept(db, 'names', () => readNames(db))
}

async function readNames(db: Database): Promise<Names> {
  const listedByModel = db
    .selectFrom('vehicle_search')
    .select(({ fn }) => ['model_id', fn.countAll<number>().as('n')])
    .groupBy('model_id')
  const [makes, models] = await Promise.all([
    db.selectFrom('makes').select(['id', 'slug', 'name']).orderBy('id').execute(),
    db
      .selectFrom('models')
      .leftJoin(listedByModel.as('listed'), 'listed.model_id', 'models.id')
      .select((row) => [
        'models.id',
        'models.make_id',
        'models.slug',
        'models.name',
        row.fn.coalesce('listed.n', row.val(0)).as('n'),
      ])
      .orderBy('models.id')
      .execute(),
  ])
  return { makes, models }
}

/** No models when no make is given: models are asked for within a make. */
export function modelsOf({ models }: Names, makeId: number): ModelName[] {
  return models.filter(({ make_id }) => make_id === makeId)
}
