import type { SupportOrderFollowing } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import { alarmView } from '../alarms/alarm.view.ts'
import { listAlarms } from '../alarms/alarms.store.ts'
import { buyerAction } from '../buyer-action.ts'
import { shipmentChangeView, shipmentView, stepView } from '../tracking.view.ts'
import { readJourney } from '../journey.ts'
import { listStepMoves } from '../order-steps.store.ts'
import { findShipment, listShipmentChanges } from '../shipments.store.ts'

/** The whole tracking of an order that exists, as staff see it. */
export async function readSupportTracking(
  db: Database,
  orderId: number,
  now: Date,
): Promise<SupportOrderFollowing> {
  const { plan } = await readJourney(db, orderId, now)
  const moves = await listStepMoves(db, orderId)
  const shipment = await findShipment(db, orderId)
  const alarms = await listAlarms(db, orderId)
  const changes = await listShipmentChanges(db, orderId)
  const noteOf = (step: string) => moves.find((move) => move.step === step)?.note ?? null
  return {
    steps: plan.steps.map((one) => stepView(one, noteOf(one.step))),
    next: plan.next?.step ?? null,
    buyer_does: buyerAction(plan),
    alarms: alarms.map(alarmView),
    moves: moves.map(({ step, done_on: on, is_failed, note, at, actor_name: by }) => ({
      step,
      on,
      is_failed,
      note,
      at: at.toISOString(),
      by,
    })),
    shipment: shipmentView(shipment),
    shipment_version: shipment?.version ?? 0,
    shipment_changes: changes.map(shipmentChangeView),
  }
}
