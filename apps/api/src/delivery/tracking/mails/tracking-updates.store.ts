import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { wantsMail } from '../../../people/accounts/notifications/muted-mails.store.ts'
import type { Step } from '../steps.data.ts'

/** What happened to an order since the last mail to its buyer. */
export interface TrackingUpdates {
  /** Moves of steps, the oldest first. */
  moves: { id: number; step: Step; on: string | null; isFailed: boolean; note: string | null }[]
  /** Whether the ship or its days differ from those last mailed. */
  shipChanged: boolean
  /** The latest step move and version of the shipment that this covers. */
  stepId: number
  shipmentVersion: number
  /** Whether the buyer wants mails that ask for no action. */
  isWanted: boolean
}

const sentStep = sql`coalesce((select step_id from following_mails as sent
  where sent.order_id = orders.id order by sent.id desc limit 1), 0)`
const sentShipment = sql`coalesce((select shipment_version from following_mails as sent
  where sent.order_id = orders.id order by sent.id desc limit 1), 0)`

/** Orders with updates of the last 30 days whose buyers got no mail for a day. */
export async function listOrdersWithUpdates(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from orders
    where orders.status in ('Pending', 'Authorized', 'Shipped') and orders.id in (
        select order_id from order_steps where at > ${now}::timestamptz - interval '30 days'
        union select order_id from shipment_changes where at > ${now}::timestamptz - interval '30 days')
      and not exists (select from following_mails as sent
        where sent.order_id = orders.id and sent.at > ${now}::timestamptz - interval '1 day')
      and (exists (select from order_steps where order_id = orders.id and order_steps.id > ${sentStep})
        or exists (select from shipments where order_id = orders.id and version > ${sentShipment}))
    order by orders.id limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** The caller has locked the order. */
export async function readUpdates(db: Database, orderId: number): Promise<TrackingUpdates> {
  const { rows } = await sql<TrackingUpdates>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'step', step, 'on', done_on, 'isFailed', is_failed, 'note', note)
        order by id) from order_steps where order_id = orders.id and id > ${sentStep}), '[]') as moves,
      exists (select from shipments where shipments.order_id = orders.id and num_nonnulls(etd, eta, vessel) > 0
        and not exists (select from shipment_changes as mailed
          where mailed.order_id = orders.id and mailed.version = ${sentShipment}
            and (mailed.etd, mailed.eta, mailed.vessel) is not distinct from (shipments.etd, shipments.eta, shipments.vessel)))
        as "shipChanged",
      coalesce((select max(id) from order_steps where order_id = orders.id), 0)::int as "stepId",
      coalesce((select version from shipments where order_id = orders.id), 0) as "shipmentVersion",
      ${wantsMail('order_steps')} as "isWanted"
    from orders join accounts on accounts.id = account_id
    where orders.id = ${orderId}`.execute(db)
  const [updates] = rows
  if (!updates) throw new Error(`order ${orderId} does not exist`)
  return updates
}

export async function recordUpdatesSent(
  db: Database,
  {
    orderId,
    stepId,
    shipmentVersion,
  }: Pick<TrackingUpdates, 'stepId' | 'shipmentVersion'> & { orderId: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('following_mails')
    .values({ order_id: orderId, step_id: stepId, shipment_version: shipmentVersion, at: now })
    .execute()
}
