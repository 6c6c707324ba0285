import { type Selectable, sql, type SqlBool, type Updateable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Owner } from '../caller.ts'

export type EndpointRow = Selectable<Tables['webhook_endpoints']>

/** Of `endpoint` and the account of its owner: whether they still are who may hear of what they chose. */
export const mayHear = sql<SqlBool>`(endpoint.side = 'staff' or accounts.is_active and case endpoint.side
  when 'seller' then accounts.seller_status = 'approved'
  else exists (select from agents where agents.account_id = accounts.id) end)`

function endpointsOf(db: Database, { side, ownerId }: Owner) {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('side', '=', side)
    .$if(side !== 'staff', (query) => query.where('owner_id', '=', ownerId))
}

/** Oldest first. */
export function listEndpoints(db: Database, owner: Owner): Promise<EndpointRow[]> {
  return endpointsOf(db, owner).orderBy('id').execute()
}

/** Another owner's is not found, like one that does not exist. */
export function findEndpoint(
  db: Database,
  owner: Owner,
  id: number,
): Promise<EndpointRow | undefined> {
  return endpointsOf(db, owner).where('id', '=', id).executeTakeFirst()
}

/** Locked until the transaction ends. */
export function lockEndpoint(
  db: Database,
  owner: Owner,
  id: number,
): Promise<EndpointRow | undefined> {
  return endpointsOf(db, owner).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** One new endpoint of an owner at a time, until the transaction ends, so that they stay within their number. */
export async function lockEndpointsOf(db: Database, { side, ownerId }: Owner): Promise<void> {
  const whose = side === 'staff' ? 'the shop' : `${side} ${ownerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${whose}`}, 0))`.execute(
    db,
  )
}

/** The id of the row that comes next: a secret is sealed for it. */
export async function nextEndpointId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhook_endpoints', 'id')) as id`.execute(db)
  return Number(rows[0]?.id)
}

type NewEndpoint = Owner &
  Pick<EndpointRow, 'id' | 'address' | 'description' | 'events' | 'off_by' | 'secret'> & {
    now: Date
  }

export async function insertEndpoint(db: Database, endpoint: NewEndpoint): Promise<void> {
  const { id, side, ownerId, address, description, events, off_by, secret, now } = endpoint
  await sql`
    insert into webhook_endpoints (id, side, owner_id, address, description, events, off_by, secret, created_at)
    overriding system value
    values (${id}, ${side}, ${ownerId}, ${address}, ${description}, ${events}, ${off_by}, ${secret}, ${now})`.execute(
    db,
  )
}

export async function updateEndpoint(
  db: Database,
  id: number,
  changes: Updateable<Tables['webhook_endpoints']>,
): Promise<EndpointRow> {
  return db
    .updateTable('webhook_endpoints')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What waits for an endpoint that is switched off is given up, and can be sent again later. */
export async function giveUpWaiting(db: Database, endpointId: number, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: 'failed',
      fault: sql`coalesce(fault, 'off')`,
      next_attempt_at: null,
      claimed_until: null,
      finished_at: now,
    })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Its log goes with it. */
export async function deleteEndpoint(db: Database, id: number): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
}
