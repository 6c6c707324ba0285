import { sql } from 'kysely'
import { advisoryLocks } from '../../platform/db/advisory-locks.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ModelKind } from '../tables.ts'
import { kindOf } from './body.ts'
import type { TreeRow } from './import/known-tree.ts'

/** Serialises additions to the tree, by a start or an import, until the end of the transaction. */
export async function lockTree(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.vehicleTree})`.execute(db)
}

/** The whole tree, one row for each trim; makes and models without a trim have a row, too. */
export async function loadTree(db: Database): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    select makes.name as make, makes.slug as make_slug, models.name as model, models.slug as model_slug,
      models.body as model_body, variants.name as variant, trims.body, trims.engine, trims.years
    from makes left join models on models.make_id = makes.id
    left join variants on variants.model_id = models.id left join trims on trims.variant_id = variants.id
    order by makes.id, models.id, variants.id, trims.id`.execute(db)
  return rows
}

export interface NewModel {
  /** Slug. */
  make: string
  slug: string
  name: string
  body: string | null
  /** That of its body unless given. */
  kind?: ModelKind
}

export interface NewTrim {
  /** Slugs. */
  make: string
  model: string
  variant: string
  body: string
  engine: string
  years: readonly number[]
}

export interface TreeAdditions {
  makes: readonly { slug: string; name: string }[]
  models: readonly NewModel[]
  /** With their variants. */
  trims: readonly NewTrim[]
}

/** Rows of one statement. */
const batch = 5000

/** Adds what is missing, in the order given; years are added to those of a trim, nothing is removed. */
export async function addToTree(db: Database, { makes, models, trims }: TreeAdditions) {
  for (const some of batches(makes)) {
    await db
      .insertInto('makes')
      .values([...some])
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
  }
  for (const some of batches(models)) await insertModels(db, some)
  for (const some of batches(trims)) {
    await insertVariants(db, some)
    await insertTrims(db, some)
  }
  await sql`analyze makes, models, variants, trims`.execute(db)
}

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += batch) yield rows.slice(from, from + batch)
}

/** An existing model without a body gets one. */
async function insertModels(db: Database, models: readonly NewModel[]) {
  await sql`
    insert into models (make_id, slug, name, body, kind)
    select makes.id, given.slug, given.name, given.body, given.kind
    from unnest(${models.map(({ make }) => make)}::text[], ${models.map(({ slug }) => slug)}::text[],
      ${models.map(({ name }) => name)}::text[], ${models.map(({ body }) => body)}::text[],
      ${models.map(({ body, kind }) => kind ?? kindOf(body))}::text[])
      with ordinality as given (make, slug, name, body, kind, place)
    join makes on makes.slug = given.make
    order by place
    on conflict (make_id, slug) do update set body = excluded.body, kind = excluded.kind
      where models.body is null`.execute(db)
}

async function insertVariants(db: Database, trims: readonly NewTrim[]) {
  await sql`
    insert into variants (model_id, name)
    select models.id, given.name
    from unnest(${trims.map(({ make }) => make)}::text[], ${trims.map(({ model }) => model)}::text[],
      ${trims.map(({ variant }) => variant)}::text[]) with ordinality as given (make, model, name, place)
    join makes on makes.slug = given.make
    join models on models.make_id = makes.id and models.slug = given.model
    group by models.id, given.name order by min(place)
    on conflict (model_id, name) do nothing`.execute(db)
}

/** One statement may name a trim only once, so the rows of a file about the same trim are merged before. */
async function insertTrims(db: Database, trims: readonly NewTrim[]) {
  await sql`
    with given as (
      select * from unnest(${trims.map(({ make }) => make)}::text[], ${trims.map(({ model }) => model)}::text[],
        ${trims.map(({ variant }) => variant)}::text[], ${trims.map(({ body }) => body)}::text[],
        ${trims.map(({ engine }) => engine)}::text[],
        ${trims.map(({ years }) => `{${years.join(',')}}`)}::text[])
        with ordinality as given (make, model, variant, body, engine, years, place)
    )
    insert into trims (variant_id, body, engine, years)
    select variants.id, given.body, given.engine, array_agg(distinct year order by year)
    from given cross join unnest(given.years::smallint[]) as year
    join makes on makes.slug = given.make
    join models on models.make_id = makes.id and models.slug = given.model
    join variants on variants.model_id = models.id and variants.name = given.variant
    group by variants.id, given.body, given.engine order by min(place)
    on conflict (variant_id, body, engine) do update set years = (
        select array_agg(distinct year order by year) from unnest(trims.years || excluded.years) as year)
      where not trims.years @> excluded.years`.execute(db)
}
