import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { RuleCode, RuleTerms } from './rules.ts'

export interface RuleRow extends RuleTerms {
  code: RuleCode
  is_on: boolean
  version: number
  changed_at: Date | null
  changed_by: string | null
  open: number
}

/** In the order in which the page shows them. */
const order: readonly RuleCode[] = ['price', 'contact', 'picture', 'chassis', 'flood']

export async function listRules(db: Database): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select code, is_on, threshold, days, moderation_rules.version, changed_at,
      first_name || ' ' || last_name as changed_by,
      (select count(*)::integer from moderation_findings where rule = code and state = 'open') as open
    from moderation_rules left join accounts on accounts.id = changed_by
    order by array_position(${order}::text[], code)`.execute(db)
  return rows
}

/** Locks it until the transaction ends. */
export async function lockRule(db: Database, code: RuleCode): Promise<RuleRow> {
  await sql`select from moderation_rules where code = ${code} for update`.execute(db)
  const rule = (await listRules(db)).find((one) => one.code === code)
  if (!rule) throw new Error(`there is no moderation rule ${code}`)
  return rule
}

interface RuleChange extends RuleTerms {
  code: RuleCode
  is_on: boolean
  actorId: number
  now: Date
}

export async function setRule(
  db: Database,
  { code, is_on, threshold, days, actorId, now }: RuleChange,
): Promise<void> {
  await sql`update moderation_rules set is_on = ${is_on}, threshold = ${threshold}, days = ${days},
      changed_at = ${now}, changed_by = ${actorId}, version = version + 1
    where code = ${code}`.execute(db)
}

export async function queueListings(db: Database, ids: readonly number[]): Promise<void> {
  await sql`insert into moderation_changes (product_id) select unnest(${ids}::bigint[])`.execute(db)
}

/** Takes the oldest changes off the queue: a change that comes meanwhile is a row of its own. */
export async function takeChanges(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with taken as (
      delete from moderation_changes where id in (
        select id from moderation_changes order by id limit ${limit} for update skip locked)
      returning product_id)
    select distinct product_id from taken order by product_id`.execute(db)
  return rows.map(({ product_id }) => product_id)
}
