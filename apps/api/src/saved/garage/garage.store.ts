import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface GarageRow {
  trim: number
  year: number
  added_at: Date
  chosen_at: Date | null
}

/** Kept first comes first. */
export async function listGarageOf(db: Database, accountId: number): Promise<GarageRow[]> {
  return db
    .selectFrom('garage_vehicles')
    .select(['trim_id as trim', 'year', 'added_at', 'chosen_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('trim_id')
    .orderBy('year')
    .execute()
}

/** A vehicle with its name, as an order keeps it. */
export interface NamedVehicle {
  trim: number
  year: number
  /** `2014 Toyota Vitz F 1.3 L petrol (1,329 cc)`. */
  name: string
}

/** The vehicle that parts are judged for: the one that was chosen last. */
export async function findChosenVehicle(
  db: Database,
  accountId: number,
): Promise<NamedVehicle | null> {
  const row = await db
    .selectFrom('garage_vehicles')
    .innerJoin('trims', 'trims.id', 'trim_id')
    .innerJoin('variants', 'variants.id', 'variant_id')
    .innerJoin('models', 'models.id', 'model_id')
    .innerJoin('makes', 'makes.id', 'models.make_id')
    .select(['trim_id as trim', 'year', 'makes.name as make', 'models.name as model'])
    .select(['variants.name as variant', 'engine'])
    .where('account_id', '=', accountId)
    .where('chosen_at', 'is not', null)
    .orderBy('chosen_at', 'desc')
    .orderBy('trim_id')
    .orderBy('year')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { trim, year, make, model, variant, engine } = row
  const name = [year, make, model, variant === model ? '' : variant, engine].filter(Boolean)
  return { trim, year, name: name.join(' ') }
}

/** Kept since the first time, chosen at the last. */
export async function saveVehicles(
  db: Database,
  accountId: number,
  vehicles: readonly GarageRow[],
): Promise<void> {
  if (vehicles.length === 0) return
  await db
    .insertInto('garage_vehicles')
    .values(vehicles.map(({ trim, ...row }) => ({ ...row, trim_id: trim, account_id: accountId })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'trim_id', 'year']).doUpdateSet({
        added_at: sql<Date>`least(garage_vehicles.added_at, excluded.added_at)`,
        // Passes over nulls.
        chosen_at: sql<Date | null>`greatest(garage_vehicles.chosen_at, excluded.chosen_at)`,
      }),
    )
    .execute()
}

export async function deleteVehicle(
  db: Database,
  accountId: number,
  { trim, year }: { trim: number; year: number },
): Promise<void> {
  await db
    .deleteFrom('garage_vehicles')
    .where('account_id', '=', accountId)
    .where('trim_id', '=', trim)
    .where('year', '=', year)
    .execute()
}

export async function chooseNone(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('garage_vehicles')
    .set({ chosen_at: null })
    .where('account_id', '=', accountId)
    .where('chosen_at', 'is not', null)
    .execute()
}
