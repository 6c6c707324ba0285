import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../platform/db/database.ts'
import { type EndpointRow, mayHear } from '../endpoints/endpoints.store.ts'
import type { WebhookFault } from '../tables.ts'

/** A message that one process sends now, with the endpoint that it is for. */
export interface Claim {
  id: number
  endpoint: Pick<
    EndpointRow,
    'id' | 'address' | 'secret' | 'previous_secret' | 'previous_until' | 'failures'
  >
  messageId: string
  body: string
  failures: number
  /** When the first attempt of the round began. */
  begunAt: Date
  claimedAt: Date
}

interface Bounds {
  now: Date
  /** Whoever has not told by then what became of it is taken for dead. */
  claimedUntil: Date
  /** Of an endpoint under way at once; of one that fails, a single one. */
  perEndpoint: number
  /** Of all endpoints of an owner. */
  perOwner: number
}

/**
 * The next message: of the endpoint that has waited longest for its turn, its oldest. Endpoints that other processes
 * choose from at this moment are passed over.
 */
export async function claimNext(tx: DatabaseTransaction, bounds: Bounds): Promise<Claim | null> {
  const { now, claimedUntil } = bounds
  const endpoint = await takeTurn(tx, bounds)
  if (!endpoint) return null
  const { rows } = await sql<Omit<Claim, 'endpoint' | 'claimedAt'>>`
    update webhook_deliveries set claimed_until = ${claimedUntil}, begun_at = coalesce(begun_at, ${now})
    where id = (
      select id from webhook_deliveries
      where endpoint_id = ${endpoint.id} and state = 'waiting' and next_attempt_at <= ${now}
        and (claimed_until is null or claimed_until <= ${now})
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, message_id as "messageId", body, failures, begun_at as "begunAt"`.execute(tx)
  const [delivery] = rows
  return delivery ? { ...delivery, endpoint, claimedAt: now } : null
}

async function takeTurn(
  tx: DatabaseTransaction,
  { now, perEndpoint, perOwner }: Bounds,
): Promise<Claim['endpoint'] | undefined> {
  const { rows } = await sql<Claim['endpoint']>`
    with under_way as (
      select endpoint.id, endpoint.side, endpoint.owner_id from webhook_deliveries
      join webhook_endpoints as endpoint on endpoint.id = endpoint_id where claimed_until > ${now})
    update webhook_endpoints set served_at = ${now} where id = (
      select endpoint.id from webhook_endpoints as endpoint join accounts on accounts.id = owner_id
      where off_by is null and (paused_until is null or paused_until <= ${now}) and ${mayHear}
        and exists (select from webhook_deliveries where endpoint_id = endpoint.id and state = 'waiting'
          and next_attempt_at <= ${now} and (claimed_until is null or claimed_until <= ${now}))
        and (select count(*) from under_way where id = endpoint.id)
          < case when failures > 0 then 1 else ${perEndpoint}::bigint end
        and (select count(*) from under_way where side = endpoint.side and owner_id = endpoint.owner_id)
          < ${perOwner}::bigint
      order by served_at nulls first, endpoint.id limit 1 for update of endpoint skip locked)
    returning id, address, secret, previous_secret, previous_until, failures`.execute(tx)
  return rows[0]
}

/** What an attempt came to. */
export interface Attempt {
  fault: WebhookFault | null
  status: number | null
  durationMs: number
  answer: string | null
}

/** What is told of a message after an attempt, unless it was settled meanwhile; returns whether it was not. */
export async function settleDelivery(
  db: Database,
  id: number,
  {
    attempt,
    now,
    next,
  }: { attempt: Attempt; now: Date; next: { state: 'delivered' | 'failed' } | { at: Date } },
): Promise<boolean> {
  const { fault, status, durationMs, answer } = attempt
  const isOver = 'state' in next
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      fault,
      status,
      duration_ms: durationMs,
      answer,
      attempts: sql`attempts + 1`,
      claimed_until: null,
      state: isOver ? next.state : 'waiting',
      next_attempt_at: isOver ? null : next.at,
      finished_at: isOver ? now : null,
      ...(fault !== null && { failures: sql`failures + 1` }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** One message that is taken ends a row of failures. */
export async function endFailures(db: Database, endpointId: number): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ failures: 0, failing_since: null, paused_until: null })
    .where('id', '=', endpointId)
    .where('failures', '>', 0)
    .execute()
}
