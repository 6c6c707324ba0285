import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'

interface PersonRow {
  id: number
  email: string
  first_name: string
  last_name: string
}

export interface MergeRow {
  id: number
  version: number
  state: 'waiting' | 'approved' | 'rejected'
  kept: PersonRow
  ended: PersonRow
  reason: string
  created_at: Date
  created_by: number
  creator: string
  decided_at: Date | null
  decided_by: number | null
  decider: string | null
  rejection: string | null
  moved: Record<string, number> | null
}

const personOf = (alias: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'email', ${sql.ref(`${alias}.email`)},
    'first_name', ${sql.ref(`${alias}.first_name`)}, 'last_name', ${sql.ref(`${alias}.last_name`)})`

export const merges = resource({
  name: 'account-merges',
  from: sql`account_merges as merges join accounts as kept on kept.id = kept_id
    join accounts as ended on ended.id = ended_id
    join accounts as creators on creators.id = created_by
    left join accounts as deciders on deciders.id = decided_by`,
  select: sql<MergeRow>`merges.id, merges.version, merges.state, ${personOf('kept')} as kept, ${personOf('ended')} as ended,
    merges.reason, merges.created_at, merges.created_by,
    creators.first_name || ' ' || creators.last_name as creator, merges.decided_at, merges.decided_by,
    deciders.first_name || ' ' || deciders.last_name as decider, merges.rejection, merges.moved`,
  fields: {
    id: { ref: sql.ref('merges.id'), type: 'number' },
    state: { ref: sql.ref('merges.state'), type: 'text' },
    kept_id: { ref: sql.ref('merges.kept_id'), type: 'number' },
    ended_id: { ref: sql.ref('merges.ended_id'), type: 'number' },
    created_at: { ref: sql.ref('merges.created_at'), type: 'time' },
  },
  sort: { field: 'id', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql<SqlBool>`(kept.email ilike ${text} or ended.email ilike ${text} or merges.reason ilike ${text})`
  },
})

/** Locked until the transaction ends, so that no other call decides on it. */
export function lockMerge(db: Database, id: number) {
  return db
    .selectFrom('account_merges')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The merge that one of the accounts waits for. */
export async function findWaitingMerge(
  db: Database,
  ids: readonly number[],
): Promise<number | null> {
  const row = await db
    .selectFrom('account_merges')
    .select('id')
    .where('state', '=', 'waiting')
    .where((either) => either.or([either('kept_id', 'in', ids), either('ended_id', 'in', ids)]))
    .executeTakeFirst()
  return row?.id ?? null
}

interface NewMerge {
  keptId: number
  endedId: number
  reason: string
  actorId: number
  now: Date
}

export async function insertMerge(
  db: Database,
  { keptId, endedId, reason, actorId, now }: NewMerge,
): Promise<number> {
  const { id } = await db
    .insertInto('account_merges')
    .values({
      kept_id: keptId,
      ended_id: endedId,
      reason,
      created_at: now,
      created_by: actorId,
      decided_at: null,
      decided_by: null,
      rejection: null,
      moved: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Decision {
  id: number
  state: 'approved' | 'rejected'
  rejection: string | null
  moved: Record<string, number> | null
  actorId: number
  now: Date
}

export async function setMergeDecision(
  db: Database,
  { id, state, rejection, moved, actorId, now }: Decision,
): Promise<void> {
  await db
    .updateTable('account_merges')
    .set(({ eb }) => ({
      state,
      rejection,
      moved: moved === null ? null : JSON.stringify(moved),
      decided_at: now,
      decided_by: actorId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
