import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { TrimRow } from './fitment.view.ts'

interface Choice {
  slug: string
  name: string
}

export interface TreeTrimRow extends TrimRow {
  make_slug: string
  model_slug: string
}

const tree = sql`makes join models on models.make_id = makes.id join variants on variants.model_id = models.id
  join trims on trims.variant_id = variants.id`

const columns = sql`trims.id, makes.name as make, makes.slug as make_slug, models.name as model,
  models.slug as model_slug, variants.name as variant, trims.body, engine, years`

/** Makes and models without a trim are left out, because they lead to nothing. */
export async function listTreeMakes(db: Database): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select slug, name from makes where exists (
      select from models join variants on variants.model_id = models.id
      join trims on trims.variant_id = variants.id where models.make_id = makes.id)
    order by lower(name)`.execute(db)
  return rows
}

/** Of a make by slug or name, in any case. */
export async function listTreeModels(db: Database, make: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select models.slug, models.name from models join makes on makes.id = models.make_id
    where ${isMake(make)} and exists (
      select from variants join trims on trims.variant_id = variants.id where variants.model_id = models.id)
    order by lower(models.name)`.execute(db)
  return rows
}

function isMake(make: string): RawBuilder<boolean> {
  const wanted = make.toLowerCase()
  return sql`(makes.slug = ${wanted} or lower(makes.name) = ${wanted})`
}

/** Newest first. */
export async function listTreeYears(
  db: Database,
  { make, model }: { make: string; model: string },
): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from ${tree} cross join unnest(years) as year
    where makes.slug = ${make} and models.slug = ${model} order by year desc`.execute(db)
  return rows.map(({ year }) => year)
}

export async function listTreeTrims(
  db: Database,
  { make, model, year }: { make: string; model: string; year: number },
): Promise<TreeTrimRow[]> {
  return listWhere(
    db,
    sql`makes.slug = ${make} and models.slug = ${model} and ${year}::smallint = any(years)`,
  )
}

export async function findTrim(db: Database, id: number): Promise<TreeTrimRow | undefined> {
  const [trim] = await listWhere(db, sql`trims.id = ${id}`)
  return trim
}

/** Names of the variants of some models of a make. */
export async function listVariants(
  db: Database,
  { make, models }: { make: string; models: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct variants.name, lower(variants.name) as place from ${tree}
    where ${isMake(make)} and models.name = any(${models}::text[])
    order by place, variants.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Trims of some variants of some models. */
export async function listTrims(
  db: Database,
  {
    make,
    models,
    variants,
  }: { make: string; models: readonly string[]; variants: readonly string[] },
): Promise<TreeTrimRow[]> {
  return listWhere(
    db,
    sql`${isMake(make)} and models.name = any(${models}::text[]) and variants.name = any(${variants}::text[])`,
  )
}

async function listWhere(db: Database, condition: RawBuilder<unknown>): Promise<TreeTrimRow[]> {
  const { rows } = await sql<TreeTrimRow>`
    select ${columns} from ${tree} where ${condition}
    order by lower(models.name), lower(variants.name), trims.id`.execute(db)
  return rows
}

/** The years in which each of these trims was built; unknown trims are left out. */
export async function yearsOfTrims(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('trims')
    .select(['id', 'years'])
    .where('id', 'in', sql<number>`(select unnest(${ids}::integer[]))`)
    .execute()
  return new Map(rows.map(({ id, years }) => [id, years]))
}
