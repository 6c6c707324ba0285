import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { RequestMessageVia, RequestSide } from '../tables.ts'

export interface RequestMessageRow {
  id: number
  side: RequestSide
  /** Name of the member of staff. */
  by: string | null
  via: RequestMessageVia
  text: string
  /** ISO, with an offset. */
  at: string
}

/** Of `requests`, oldest first. */
export const messagesOfRequest = sql<RequestMessageRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', written.id, 'side', side, 'via', via, 'text', written.text,
    'at', written.at, 'by', staff.first_name || ' ' || staff.last_name) order by written.id), '[]')
  from request_messages as written left join accounts as staff on staff.id = written.actor_id
  where written.request_id = requests.id)`

export interface NewRequestMessage {
  requestId: number
  side: RequestSide
  actorId: number | null
  via: RequestMessageVia
  text: string
  now: Date
}

export async function insertRequestMessage(
  db: Database,
  { requestId, side, actorId, via, text, now }: NewRequestMessage,
): Promise<number> {
  const { id } = await db
    .insertInto('request_messages')
    .values({ request_id: requestId, side, actor_id: actorId, via, text, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the token: 256 random bits, of which only the hash is stored. */
export async function insertRequestLink(
  db: Database,
  { requestId, now }: { requestId: number; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('request_links')
    .values({ token_hash: hashOf(token), request_id: requestId, created_at: now })
    .execute()
  return token
}

/** The request that a link leads to. */
export async function findLinkedRequest(db: Database, token: string): Promise<number | null> {
  const row = await db
    .selectFrom('request_links')
    .select('request_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.request_id ?? null
}

/** From now on it waits again, also if it was closed. */
export async function waitAgain(db: Database, id: number, now: Date): Promise<void> {
  await sql`
    update requests set version = version + 1, state = 'new', answered_at = null, waits_since = ${now}
    where id = ${id}`.execute(db)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
