import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ActiveAlarm } from './alarm-rule.ts'

export interface AlarmRow {
  id: number
  order_id: number
  kind: string
  subject: string
  details: Record<string, string>
  raised_at: Date
  settled_at: Date | null
  acknowledged_at: Date | null
  note: string | null
  actor_name: string | null
}

/** Newest first. */
export async function listAlarms(db: Database, orderId: number): Promise<AlarmRow[]> {
  return db
    .selectFrom('order_alarms')
    .leftJoin('accounts', 'accounts.id', 'acknowledged_by')
    .select(['order_alarms.id', 'order_id', 'kind', 'subject', 'details', 'raised_at'])
    .select(['settled_at', 'acknowledged_at', 'note'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('actor_name'))
    .where('order_id', '=', orderId)
    .orderBy('order_alarms.id', 'desc')
    .execute()
}

/** Returns the new ones, which no other process has raised. */
export async function raiseAlarms(
  db: Database,
  kind: string,
  { active, now }: { active: readonly ActiveAlarm[]; now: Date },
): Promise<ActiveAlarm[]> {
  if (active.length === 0) return []
  const raised = await db
    .insertInto('order_alarms')
    .values(
      active.map(({ orderId, subject, details }) => ({
        order_id: orderId,
        kind,
        subject,
        details: JSON.stringify(details),
        raised_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind', 'subject']).where('settled_at', 'is', null).doNothing(),
    )
    .returning(['order_id', 'subject'])
    .execute()
  const isRaised = new Set(raised.map(({ order_id, subject }) => `${order_id} ${subject}`))
  return active.filter(({ orderId, subject }) => isRaised.has(`${orderId} ${subject}`))
}

/** Resolves the alarms that are no longer active; only those of one order if it is given. */
export async function resolveAlarms(
  db: Database,
  kind: string,
  { active, orderId, now }: { active: readonly ActiveAlarm[]; orderId: number | null; now: Date },
): Promise<void> {
  const activeKeys = active.map((one) => `${one.orderId} ${one.subject}`)
  await sql`
    update order_alarms set settled_at = ${now}
    where kind = ${kind} and settled_at is null and (${orderId}::bigint is null or order_id = ${orderId})
      and order_id || ' ' || subject <> all(${activeKeys}::text[])`.execute(db)
}

/** Null if it is resolved or already acknowledged. */
export async function acknowledgeAlarm(
  db: Database,
  { id, actorId, note, now }: { id: number; actorId: number; note: string; now: Date },
): Promise<{ order_id: number; kind: string } | null> {
  const row = await db
    .updateTable('order_alarms')
    .set({ acknowledged_at: now, acknowledged_by: actorId, note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .where('acknowledged_at', 'is', null)
    .returning(['order_id', 'kind'])
    .executeTakeFirst()
  return row ?? null
}

export async function findAlarm(
  db: Database,
  id: number,
): Promise<{ order_id: number; account_id: number } | null> {
  const row = await db
    .selectFrom('order_alarms')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id', 'account_id'])
    .where('order_alarms.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
