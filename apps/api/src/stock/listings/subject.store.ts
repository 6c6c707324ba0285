import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Subject, VehicleSubject } from './listing.store.ts'
import type { VehicleKind } from './options.data.ts'

export interface ModelRow {
  id: number
  name: string
  make: string
  kind: VehicleKind
}

/** Every model that can be listed, by make and name. */
export function listModels(db: Database): Promise<ModelRow[]> {
  return db
    .selectFrom('models')
    .innerJoin('makes', 'makes.id', 'models.make_id')
    .select(['models.id', 'models.name', 'makes.name as make', 'models.kind'])
    .orderBy(sql`lower(makes.name)`)
    .orderBy(sql`lower(models.name)`)
    .execute()
}

/** Cars and pick-ups are cars, the rest is commercial, as on the buyer's side. */
export function classOfKind(kind: VehicleKind): 'cars' | 'commercial' {
  return kind === 'cars' || kind === 'pick-ups' ? 'cars' : 'commercial'
}

export async function findModelSubject(
  db: Database,
  id: number,
): Promise<VehicleSubject | undefined> {
  const model = await db
    .selectFrom('models')
    .select(['id', 'make_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
  return model && { class: classOfKind(model.kind), makeId: model.make_id, modelId: model.id }
}

/** Undefined also for a category with others below it: a spare is listed in a leaf (account spec §2). */
export async function findCategorySubject(db: Database, id: number): Promise<Subject | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from categories as leaf
    where id = ${id} and level > 1 and not exists (select from categories where parent_id = leaf.id)`.execute(
    db,
  )
  return rows[0] && { class: 'parts', categoryId: rows[0].id }
}
