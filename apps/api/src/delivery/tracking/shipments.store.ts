import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** The ship of an order; null for what is not known. Days are `2026-12-31`. */
export interface Shipment {
  shipped_by: 'RORO' | 'CONTAINER' | null
  vessel: string | null
  voyage: string | null
  bill_of_lading: string | null
  container: string | null
  loading_port: string | null
  discharge_port: string | null
  etd: string | null
  eta: string | null
}

export interface ShipmentRow extends Shipment {
  version: number
  changed_at: Date
}

export interface ShipmentChange extends Shipment {
  version: number
  note: string | null
  at: Date
  actor_name: string
}

const facts = [
  'shipped_by',
  'vessel',
  'voyage',
  'bill_of_lading',
  'container',
  'loading_port',
  'discharge_port',
] as const satisfies (keyof Shipment)[]

/** As text, because the driver turns days into dates with a time. */
const days = [
  sql<string | null>`etd::text`.as('etd'),
  sql<string | null>`eta::text`.as('eta'),
] as const

/** Null until staff have recorded a ship. */
export async function findShipment(db: Database, orderId: number): Promise<ShipmentRow | null> {
  const row = await db
    .selectFrom('shipments')
    .select([...facts, 'version', 'changed_at'])
    .select(days)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}

/** The shipment after each change, the newest first. */
export async function listShipmentChanges(
  db: Database,
  orderId: number,
): Promise<ShipmentChange[]> {
  return db
    .selectFrom('shipment_changes')
    .innerJoin('accounts', 'accounts.id', 'actor_id')
    .select([...facts, 'shipment_changes.version', 'note', 'at'])
    .select(days)
    .select(sql<string>`first_name || ' ' || last_name`.as('actor_name'))
    .where('order_id', '=', orderId)
    .orderBy('shipment_changes.version', 'desc')
    .execute()
}

/** Also writes the history. The caller has locked the order. */
export async function saveShipment(
  db: Database,
  shipment: Shipment,
  change: { orderId: number; note: string | null; actorId: number; now: Date },
): Promise<void> {
  const { orderId, note, actorId, now } = change
  const { version } = await db
    .insertInto('shipments')
    .values({ ...shipment, order_id: orderId, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({
        ...shipment,
        changed_at: now,
        version: sql`shipments.version + 1`,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('shipment_changes')
    .values({ ...shipment, order_id: orderId, version, note, actor_id: actorId, at: now })
    .execute()
}
