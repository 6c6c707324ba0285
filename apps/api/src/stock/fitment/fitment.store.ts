import type { CompatibleMake } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { compatibleMakes, type FittedTrimRow } from './fitment.view.ts'
import type { FitmentStatement } from './fit-verdict.ts'
import type { Fitment } from './set-rule.ts'

/** The vehicles that a spare is said to fit, by make, in the order of names. */
export async function listCompatible(db: Database, productId: number): Promise<CompatibleMake[]> {
  const rows: FittedTrimRow[] = await db
    .selectFrom('fitments')
    .innerJoin('trims', 'trims.id', 'fitments.trim_id')
    .innerJoin('variants', 'variants.id', 'trims.variant_id')
    .innerJoin('models', 'models.id', 'variants.model_id')
    .innerJoin('makes', 'makes.id', 'models.make_id')
    .select(['trims.id', 'makes.name as make', 'models.name as model', 'variants.name as variant'])
    .select(['trims.body', 'trims.engine', 'trims.years', 'fitments.years as ids'])
    .where('fitments.product_id', '=', productId)
    .orderBy('makes.name')
    .orderBy('models.name')
    .orderBy('variants.name')
    .orderBy('trims.id')
    .execute()
  return compatibleMakes(rows)
}

/** What is said of some spares about a trim; one that fits anything in particular is in it. */
export async function listSaid(
  db: Database,
  products: readonly number[],
  trim: number,
): Promise<Map<number, FitmentStatement>> {
  const { rows } = await sql<{ product_id: number; years: number[] | null }>`
    select product_id, max(years) filter (where trim_id = ${trim}) as years
    from fitments where product_id = any(${products}::bigint[]) group by product_id`.execute(db)
  return new Map(rows.map(({ product_id, years }) => [product_id, { anything: true, years }]))
}

/** The vendor's own spare, kept from other changes until the end of the transaction. */
export async function lockSpare(
  db: Database,
  { productId, vendorId }: { productId: number; vendorId: number },
): Promise<boolean> {
  const spare = await ownSpare(db, productId, vendorId).forUpdate().executeTakeFirst()
  return spare !== undefined
}

export async function hasSpare(
  db: Database,
  { productId, vendorId }: { productId: number; vendorId: number },
): Promise<boolean> {
  const spare = await ownSpare(db, productId, vendorId).executeTakeFirst()
  return spare !== undefined
}

function ownSpare(db: Database, productId: number, vendorId: number) {
  return db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('vendor_id', '=', vendorId)
    .where('class', '=', 'parts')
}

/** The facts that decide who sees a spare; undefined for any other product. */
export async function findSpare(db: Database, id: number) {
  return db
    .selectFrom('products')
    .select(['status', 'vendor_id', 'vendor_approved', 'taken_down'])
    .where('id', '=', id)
    .where('class', '=', 'parts')
    .executeTakeFirst()
}

/** As they are saved. */
export function listFitments(db: Database, productId: number): Promise<Fitment[]> {
  return db
    .selectFrom('fitments')
    .select(['trim_id as trim', 'years'])
    .where('product_id', '=', productId)
    .execute()
}

export async function countFitments(db: Database, productId: number): Promise<number> {
  const { n } = await db
    .selectFrom('fitments')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return n
}

export async function deleteFitments(db: Database, productId: number): Promise<void> {
  await db.deleteFrom('fitments').where('product_id', '=', productId).execute()
}

/** Adds the years to the saved ones. */
export async function addFitments(
  db: Database,
  productId: number,
  fitments: readonly Fitment[],
): Promise<void> {
  await sql`
    insert into fitments (product_id, trim_id, years)
    select ${productId}, trim_id, years::smallint[] from ${given(fitments)}
    on conflict (product_id, trim_id) do update set years = (
      select array_agg(distinct year order by year) from unnest(fitments.years || excluded.years) as year)`.execute(
    db,
  )
}

/** Takes the years away, and the trims that are left with none. */
export async function removeFitments(
  db: Database,
  productId: number,
  fitments: readonly Fitment[],
): Promise<void> {
  await sql`
    with wanted as (select trim_id, years::smallint[] as years from ${given(fitments)}),
    emptied as (
      delete from fitments using wanted
      where product_id = ${productId} and fitments.trim_id = wanted.trim_id and fitments.years <@ wanted.years)
    update fitments set years = (
      select array_agg(year order by year) from unnest(fitments.years) as year where year <> all (wanted.years))
    from wanted
    where product_id = ${productId} and fitments.trim_id = wanted.trim_id and not fitments.years <@ wanted.years`.execute(
    db,
  )
}

function given(fitments: readonly Fitment[]) {
  return sql`unnest(${fitments.map(({ trim }) => trim)}::integer[],
    ${fitments.map(({ years }) => `{${years.join(',')}}`)}::text[]) as given (trim_id, years)`
}

/**
 * A spare is listed under the make of most of its trims, and under their model if they share one; without trims, under
 * none.
 */
export async function followFitments(db: Database, productId: number, now: Date): Promise<void> {
  await sql`
    update products set make_id = own.make_id, model_id = own.model_id, date_updated = ${now}
    from (select 1) as always left join (
      select make_id, case when count(distinct models.id) = 1 then min(models.id) end as model_id
      from fitments join trims on trims.id = trim_id join variants on variants.id = variant_id
      join models on models.id = variants.model_id
      where product_id = ${productId} group by make_id order by count(*) desc, make_id limit 1
    ) as own on true
    where products.id = ${productId}`.execute(db)
}
