import { sql } from 'kysely'
import type { Language } from '@bandari/i18n'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import type { VehicleSubject } from '../listings/listing.store.ts'
import type { ModelKind } from '../tables.ts'
import {
  answerName,
  type RequestState,
  waitingListings,
  type WaitingListingRow,
} from './model-requests.store.ts'

/** Equal requests of several sellers, by the oldest of them. */
export interface GroupRow {
  id: number
  key: string
  state: RequestState
  kind: ModelKind
  make: string
  model: string
  trim: string | null
  sellers: number
  listings: number
  created_at: Date
  answered_at: Date | null
  answered_by: string | null
  answer: string | null
  reason: string | null
}

/** Those of a row `request` that are answered together, or wait for one answer. */
const equal = sql`(select from model_requests as older where older.name_key = request.name_key
  and older.state = request.state and older.answered_at is not distinct from request.answered_at
  and older.id < request.id)`

const sellers = sql`(select count(distinct vendor_id)::integer from model_requests as each
  where each.name_key = request.name_key and each.state = request.state
    and each.answered_at is not distinct from request.answered_at)`

export const requestGroups = resource({
  name: 'model-requests',
  from: sql`model_requests as request left join accounts as answerer on answerer.id = answered_by`,
  where: sql`not exists ${equal}`,
  select: sql<GroupRow>`request.id, request.name_key as key, request.state, request.kind, request.make, request.model,
    request.trim, ${sellers} as sellers,
    (select count(*)::integer from model_requests as each join model_request_listings on request_id = each.id
      where each.name_key = request.name_key and each.state = request.state
        and each.answered_at is not distinct from request.answered_at) as listings,
    request.created_at, request.answered_at, answerer.first_name || ' ' || answerer.last_name as answered_by,
    ${answerName} as answer, request.reason`,
  fields: {
    id: { ref: sql.ref('request.id'), type: 'number', required: true },
    created_at: { ref: sql.ref('request.created_at'), type: 'time', required: true },
    make: { ref: sql.ref('request.make'), type: 'text', required: true },
    model: { ref: sql.ref('request.model'), type: 'text', required: true },
    state: { ref: sql.ref('request.state'), type: 'text', required: true, unsorted: true },
    sellers: { ref: sellers, type: 'number', required: true },
  },
  sort: { field: 'created_at', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(request.make || ' ' || request.model || ' ' || coalesce(request.trim, '') ilike ${text})`
  },
})

/** The group that a request is in, also by another than its oldest: who opened that may have withdrawn it meanwhile. */
export async function findGroup(db: Database, id: number): Promise<GroupRow | undefined> {
  const { rows } = await sql<{ id: number }>`
    select min(one.id)::integer as id from model_requests as asked join model_requests as one on one.name_key = asked.name_key
      and one.state = asked.state and one.answered_at is not distinct from asked.answered_at
    where asked.id = ${id}`.execute(db)
  const oldest = rows[0]?.id
  return oldest === undefined || oldest === null ? undefined : requestGroups.find(db, oldest)
}

export interface AskRow {
  id: number
  vendor_id: number
  vendor_name: string
  email: string
  first_name: string
  language: Language
  kind: ModelKind
  make: string
  model: string
  trim: string | null
  year_from: number | null
  year_to: number | null
  note: string | null
  created_at: Date
  listings: WaitingListingRow[]
}

/** The requests of a group, the oldest first. */
export async function listAsks(
  db: Database,
  { key, state, answered_at }: Pick<GroupRow, 'key' | 'state' | 'answered_at'>,
): Promise<AskRow[]> {
  const { rows } = await sql<AskRow>`
    select request.id, vendor_id, first_name || ' ' || last_name as vendor_name, email, first_name, language, kind, make, model,
      trim, year_from, year_to, note, created_at, ${waitingListings} as listings
    from model_requests as request join accounts on accounts.id = vendor_id
    where name_key = ${key} and state = ${state} and answered_at is not distinct from ${answered_at}
    order by request.id limit 100`.execute(db)
  return rows
}

/** Locks the open requests of a key in one order until the transaction ends. */
export async function lockAsks(db: Database, key: string): Promise<void> {
  await sql`select from model_requests where name_key = ${key} and state = 'open' order by id for update`.execute(
    db,
  )
}

interface Answer {
  ids: readonly number[]
  actorId: number
  now: Date
  /** The model that it became, or why it became none. */
  outcome: { modelId: number } | { reason: string }
}

export async function answerAsks(db: Database, { ids, actorId, now, outcome }: Answer) {
  const result =
    'modelId' in outcome
      ? { state: 'used' as const, model_id: outcome.modelId }
      : { state: 'refused' as const, reason: outcome.reason }
  await db
    .updateTable('model_requests')
    .set({ ...result, answered_by: actorId, answered_at: now })
    .where('id', 'in', ids)
    .execute()
}

/** The vehicles without a model that wait for any of these. */
export async function giveModelToWaiting(
  db: Database,
  requestIds: readonly number[],
  { class: own, makeId, modelId }: VehicleSubject,
): Promise<void> {
  await sql`
    update products set class = ${own}, make_id = ${makeId}, model_id = ${modelId}
    where id in (select product_id from model_request_listings where request_id = any(${[...requestIds]}::bigint[]))
      and class in ('cars', 'commercial') and model_id is null`.execute(db)
}
