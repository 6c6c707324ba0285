import type {
  OrderAlarmNote,
  OrderStepMoves,
  ShipmentInput,
  SupportOrderFollowing,
} from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export async function moveOrderSteps(
  moving: { id: number } & OrderStepMoves,
): Promise<SupportOrderFollowing> {
  const { id, ...body } = moving
  const params = { path: { id } }
  return granted(ask(client.POST('/support/orders/{id}/steps', { params, body })))
}

export async function setShipment(
  shipment: { id: number } & ShipmentInput,
): Promise<SupportOrderFollowing> {
  const { id, ...body } = shipment
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/orders/{id}/shipment', { params, body })))
}

/** `id` is the alarm's. */
export async function acknowledgeOrderAlarm(
  alarm: { id: number } & OrderAlarmNote,
): Promise<SupportOrderFollowing> {
  const { id, ...body } = alarm
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/order-alarms/{id}/acknowledgement', { params, body })))
}
