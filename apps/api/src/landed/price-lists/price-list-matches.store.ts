import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** A model as an office prints it. */
export interface PrintedModel {
  make: string
  model: string
}

export interface Match extends PrintedModel {
  model_id: number
  our_make: string
  our_model: string
  set_at: Date
  actor: string
}

/** The matches of a country, in all editions. */
export async function listMatches(db: Database, country: string): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select found.make, found.model, found.model_id, makes.name as our_make, models.name as our_model, found.set_at,
      actors.first_name || ' ' || actors.last_name as actor
    from price_list_matches as found
    join models on models.id = found.model_id join makes on makes.id = models.make_id
    join accounts as actors on actors.id = found.actor_id
    where found.country = ${country} order by found.make, found.model`.execute(db)
  return rows
}

/** Whether an edition has a model of that name. */
export async function isPrinted(
  db: Database,
  listId: number,
  { make, model }: PrintedModel,
): Promise<boolean> {
  const { rows } = await sql`
    select from price_list_rows
    where list_id = ${listId} and upper(make) = upper(${make}) and upper(model) = upper(${model}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** The id of our model with these names, in any case. */
export async function findOurModel(db: Database, named: PrintedModel): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select models.id from models join makes on makes.id = models.make_id
    where upper(makes.name) = upper(${named.make}) and upper(models.name) = upper(${named.model}) limit 1`.execute(
    db,
  )
  return rows[0]?.id
}

interface Change {
  country: string
  printed: PrintedModel
  actorId: number
  now: Date
}

export async function setMatch(
  db: Database,
  { country, printed, modelId, actorId, now }: Change & { modelId: number },
): Promise<void> {
  await sql`
    insert into price_list_matches (country, make, model, model_id, actor_id, set_at)
    values (${country}, upper(${printed.make}), upper(${printed.model}), ${modelId}, ${actorId}, ${now})
    on conflict (country, make, model)
    do update set model_id = excluded.model_id, actor_id = excluded.actor_id, set_at = excluded.set_at`.execute(
    db,
  )
}

/** The id of the matched model; undefined without a match. Locks the match until the transaction ends. */
export async function lockMatch(
  db: Database,
  { country, printed }: Pick<Change, 'country' | 'printed'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ model_id: number }>`
    select model_id from price_list_matches
    where country = ${country} and make = upper(${printed.make}) and model = upper(${printed.model}) for update`.execute(
    db,
  )
  return rows[0]?.model_id
}

export async function removeMatch(
  db: Database,
  { country, printed }: Pick<Change, 'country' | 'printed'>,
): Promise<void> {
  await sql`
    delete from price_list_matches
    where country = ${country} and make = upper(${printed.make}) and model = upper(${printed.model})`.execute(
    db,
  )
}
